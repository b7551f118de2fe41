import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { judgeAccident } from '../accidents/judgeAccident';
import { listAccidents } from '../accidents/listAccidents';
import { listOutcomes } from '../accidents/printVerdicts';
import { toAccidents } from '../accidents/toAccidents';
import { checkConfigText } from '../checking/checkConfigText';
import { createMutants } from './createMutants';
import { judge } from './judge';
import { listBases } from './listBases';
import { createRandom } from './random';

/** Configurations for the mistakes. Together, they cover every kind. */
const bases = listBases().filter(({ name }) => ['portal', 'backend', 'flow'].includes(name));

/**
 * One mistake of each kind in each configuration, with its problem codes, whether its line is right, and whether the first fix
 * works. `UPDATE_GOLDEN=1` updates the file. `npm run test:deep` tries hundreds more.
 */
const goldenFile = join(import.meta.dirname, 'expected.txt');

test('reports a mistake of each kind as expected', async () => {
  const lines: string[] = [];
  for (const base of bases) {
    const mutants = createMutants(base, createRandom(3));
    for (const kind of new Set(mutants.map((mutant) => mutant.kind))) {
      const mutant = createRandom(3).pick(mutants.filter((one) => one.kind === kind));
      const { found, isPlaced, isFixed } = await judge(mutant, []);
      const codes = [...new Set(found.map(({ code }) => code))].join(' ') || 'not reported';
      const outcome = `${isPlaced ? 'on its line' : 'elsewhere'}, ${isFixed ? 'fixed' : 'not fixed'}`;
      lines.push(`${base.name} | ${kind} | ${mutant.change} | ${codes} | ${outcome}\n`);
    }
  }
  const actual = lines.join('');
  if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(goldenFile, actual);
  expect(actual).toBe(readFileSync(goldenFile, 'utf8'));
});

test('the valid configurations have no problems', async () => {
  for (const { name, text } of listBases().filter(({ isOwn }) => isOwn)) {
    expect((await checkConfigText(text)).map(({ code, message }) => `${name}: ${code} ${message}`)).toEqual(
      [],
    );
  }
});

test('--fix destroys no configuration', async () => {
  const base = bases.find(({ name }) => name === 'portal');
  if (!base) throw new Error("The base 'portal' is missing.");
  const mutants = toAccidents(createMutants(base, createRandom(5)), base);
  const oneOfEach = [...new Set(mutants.map(({ kind }) => kind))].map((kind) =>
    createRandom(5).pick(mutants.filter((mutant) => mutant.kind === kind)),
  );
  // A third of the kinds, because each takes many checks. `npm run test:deep` tries all.
  const others = listAccidents(base.name, base.text, 1, 5).filter((_, index) => index % 3 === 0);
  const accidents = [...oneOfEach, ...others];
  const verdicts = await Promise.all(
    accidents.map((accident) => judgeAccident(accident, checkConfigText, new Set())),
  );
  expect(verdicts.length).toBeGreaterThan(20);
  expect(listOutcomes(verdicts, 'destroyed')).toBe('');
});
