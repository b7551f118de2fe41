import { expect, test } from 'vitest';
import { checkConfigText } from '../checking/checkConfigText';
import { createMutants } from './createMutants';
import { judge, type Judgement } from './judge';
import { listBases } from './listBases';
import { countFigures, listMisses, printFigures } from './printFigures';
import { createRandom } from './random';

/** The mistakes that are made; another seed makes others. */
const seed = Number(process.env['TRELLIS_MUTATION_SEED'] ?? 3);

/** What went wrong stands below the table, where somebody wants to know. */
const isVerbose = process.env['TRELLIS_MUTATION_MISSES'] === '1';

test('of mistakes in good configurations nearly all are reported, on their line, with a fix that mends them', async () => {
  const judgements: Judgement[] = [];
  for (const base of listBases()) {
    const good = await checkConfigText(base.text);
    for (const mutant of createMutants(base, createRandom(seed), good))
      judgements.push(await judge(mutant, good));
  }
  console.log(printFigures(judgements));
  if (isVerbose) {
    for (const measure of ['isReported', 'isPlaced', 'isMended'] as const)
      console.log(`\nNot ${measure.slice(2).toLowerCase()}:\n${listMisses(judgements, measure).join('\n')}`);
  }
  const { count, reported, placed, mended } = countFigures(judgements);
  expect(count).toBeGreaterThanOrEqual(300);
  expect.soft(reported, listMisses(judgements, 'isReported').join('\n')).toBeGreaterThanOrEqual(0.99);
  expect.soft(placed, listMisses(judgements, 'isPlaced').join('\n')).toBeGreaterThanOrEqual(0.97);
  expect.soft(mended, listMisses(judgements, 'isMended').join('\n')).toBeGreaterThanOrEqual(0.8);
}, 900_000);

test('the good configurations are good', async () => {
  for (const { name, text } of listBases().slice(0, 5)) {
    expect((await checkConfigText(text)).map(({ code, message }) => `${name}: ${code} ${message}`)).toEqual(
      [],
    );
  }
});
