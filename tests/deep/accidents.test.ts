import { expect, test } from 'vitest';
import type { Accident } from '../accidents/accident';
import { identify, judgeAccident, type Verdict } from '../accidents/judgeAccident';
import { listAccidents } from '../accidents/listAccidents';
import { countVerdicts, listOutcomes, printVerdicts } from '../accidents/printVerdicts';
import { toAccidents } from '../accidents/toAccidents';
import { checkConfigText } from '../checking/checkConfigText';
import type { Base } from '../mutation/base';
import { createMutants } from '../mutation/createMutants';
import { listBases } from '../mutation/listBases';
import { createRandom } from '../mutation/random';

/** Determines the mistakes. */
const seed = Number(process.env['TRELLIS_ACCIDENT_SEED'] ?? 11);

/** Mistakes of each kind in each configuration of the project. In those of real installations, there is one of each kind. */
const perKind = Number(process.env['TRELLIS_ACCIDENTS'] ?? 4);

/** Also lists the mistakes with these outcomes, separated by commas. */
const shown = (process.env['TRELLIS_ACCIDENT_OUTCOMES'] ?? '').split(',');

const outcomes = [
  'not named',
  'not placed',
  'destroyed',
  'wrongly suggested',
  'left',
  'suggested',
  'fixed',
] as const;

const bases = listBases().filter(({ text }) => !text.includes('\r'));

/**
 * Some accidents cannot be known to be one, so they are not named:
 * - The result means the same: a quoted number or switch, `yes` or `off`, one value instead of a list, a repeated list item.
 * - The value can be any text: a misspelled title or organization, a stray character or quote in a plain text.
 * - Only a comment changes.
 * - The keys belong to a plugin that is not installed, or are valid where they moved.
 */
async function judgeAll(list: (base: Base) => Accident[]): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const base of bases) {
    const known = new Set((await checkConfigText(base.text)).map(identify));
    for (const accident of list(base)) verdicts.push(await judgeAccident(accident, checkConfigText, known));
  }
  console.log(printVerdicts(verdicts));
  for (const outcome of outcomes)
    if (shown.includes(outcome)) console.log(`\n${outcome}:\n${listOutcomes(verdicts, outcome)}`);
  return verdicts;
}

function sampleMutants(base: Base): Accident[] {
  const mutants = toAccidents(createMutants(base, createRandom(seed)), base);
  const kinds = [...new Set(mutants.map(({ kind }) => kind))];
  return kinds.flatMap((kind) =>
    createRandom(seed).sample(
      mutants.filter((mutant) => mutant.kind === kind),
      base.isOwn ? perKind : 1,
    ),
  );
}

test.each<[name: string, list: (base: Base) => Accident[], atLeast: number]>([
  ['accidents', ({ name, text, isOwn }) => listAccidents(name, text, isOwn ? perKind : 1, seed), 300],
  ['mutations', sampleMutants, 100],
])('--fix destroys no configuration, and %s are fixed or suggested', async (_name, list, atLeast) => {
  const verdicts = await judgeAll(list);
  const { count, fixable, fixed, suggested } = countVerdicts(verdicts);
  expect(count).toBeGreaterThanOrEqual(atLeast);
  expect.soft(listOutcomes(verdicts, 'destroyed')).toBe('');
  expect.soft((fixed + suggested) / fixable).toBeGreaterThanOrEqual(0.8);
});
