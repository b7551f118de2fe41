import { expect, test } from 'vitest';
import { identify, judgeAccident, type Verdict } from '../accidents/judgeAccident';
import { listAccidents } from '../accidents/listAccidents';
import { countVerdicts, listOutcomes, printVerdicts } from '../accidents/printVerdicts';
import { checkConfigText } from '../checking/checkConfigText';
import { listBases } from '../mutation/listBases';

/** Determines the accidents. */
const seed = Number(process.env['TRELLIS_ACCIDENT_SEED'] ?? 11);
const perKind = Number(process.env['TRELLIS_ACCIDENTS'] ?? 4);

/** Lists the accidents with these outcomes, separated by commas. */
const shown = (process.env['TRELLIS_ACCIDENT_OUTCOMES'] ?? '').split(',');

test('--fix never destroys a configuration, and fixes or suggests what can be fixed', async () => {
  const verdicts: Verdict[] = [];
  for (const { name, text, isOwn } of listBases()) {
    if (text.includes('\r')) continue;
    const known = new Set((await checkConfigText(text)).map(identify));
    for (const accident of listAccidents(name, text, isOwn ? perKind : 1, seed))
      verdicts.push(await judgeAccident(accident, checkConfigText, known));
  }
  console.log(printVerdicts(verdicts));
  for (const outcome of ['destroyed', 'wrongly suggested', 'left', 'suggested', 'fixed'] as const)
    if (shown.includes(outcome)) console.log(`\n${outcome}:\n${listOutcomes(verdicts, outcome)}`);
  const { count, fixable, fixed, suggested } = countVerdicts(verdicts);
  expect(count).toBeGreaterThanOrEqual(300);
  expect.soft(listOutcomes(verdicts, 'destroyed')).toBe('');
  expect.soft((fixed + suggested) / fixable).toBeGreaterThanOrEqual(0.8);
});
