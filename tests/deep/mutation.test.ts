import { expect, test } from 'vitest';
import { checkConfigText } from '../checking/checkConfigText';
import { createMutants } from '../mutation/createMutants';
import { judge, type Judgement } from '../mutation/judge';
import { listBases } from '../mutation/listBases';
import { countFigures, listMisses, printFigures } from '../mutation/printFigures';
import { createRandom } from '../mutation/random';

/** Determines the mistakes. */
const seed = Number(process.env['TRELLIS_MUTATION_SEED'] ?? 3);

/** Also prints each mistake that was missed. */
const isVerbose = process.env['TRELLIS_MUTATION_MISSES'] === '1';

test('reports nearly all mistakes on their line', async () => {
  const judgements: Judgement[] = [];
  for (const base of listBases()) {
    const good = await checkConfigText(base.text);
    for (const mutant of createMutants(base, createRandom(seed), good))
      judgements.push(await judge(mutant, good));
  }
  console.log(printFigures(judgements));
  if (isVerbose) {
    for (const measure of ['isReported', 'isPlaced'] as const)
      console.log(`\nNot ${measure.slice(2).toLowerCase()}:\n${listMisses(judgements, measure).join('\n')}`);
  }
  const { count, reported, placed } = countFigures(judgements);
  expect(count).toBeGreaterThanOrEqual(300);
  expect.soft(reported, listMisses(judgements, 'isReported').join('\n')).toBeGreaterThanOrEqual(0.99);
  expect.soft(placed, listMisses(judgements, 'isPlaced').join('\n')).toBeGreaterThanOrEqual(0.97);
});
