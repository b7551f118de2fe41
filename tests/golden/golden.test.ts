import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { applyFix } from '#config/node';
import { listProblemDefinitions } from '#diagnostics';
import { listCases, readCase } from './readCase';
import { runCase } from './runCase';

/**
 * Each folder in `cases` contains a configuration and the expected results. After an intended change, run the test with
 * `UPDATE_GOLDEN=1` to write the expected files, and review the diff before you commit it.
 */
const isUpdate = process.env['UPDATE_GOLDEN'] === '1';
const names = listCases();
const produced = new Set<string>();

function expectFile(file: string, actual: string): void {
  if (isUpdate) writeFileSync(file, actual);
  expect(actual).toBe(existsSync(file) ? readFileSync(file, 'utf8') : '(no expected file)');
}

describe('a configuration and its tree', () => {
  test.for(names)('%s', async (name) => {
    const golden = readCase(name);
    const outcome = await runCase(golden);
    for (const { code, severity } of outcome.problems) produced.add(`${severity} ${code}`);
    expectFile(join(golden.folder, 'tree.txt'), outcome.tree);
    expectFile(join(golden.folder, 'problems.txt'), outcome.report);
  });
});

describe('a fix', () => {
  test.for(names)('of %s solves its problem', async (name) => {
    const golden = readCase(name);
    const text = readFileSync(join(golden.folder, 'config.yaml'), 'utf8');
    const { problems } = await runCase(golden);
    for (const { fix, code, message } of problems) {
      if (!fix) continue;
      const fixed = applyFix(text, fix);
      expect(fixed, `${code}: ${fix.title}`).toBeDefined();
      const left = (await runCase(golden, fixed)).problems;
      // If an entry is removed, the next one gets its index and can have the same message.
      const isGone = left.length < problems.length || !left.some((problem) => problem.message === message);
      expect([fix.title, isGone]).toEqual([fix.title, true]);
    }
  });
});

describe('the problem catalog', () => {
  const engine = listProblemDefinitions().filter(({ area }) => area !== 'configuration');

  test('is covered by at least sixty cases', () => {
    expect(names.length).toBeGreaterThanOrEqual(60);
  });

  test.for(engine)('$code is raised by a case, with its default severity', ({ code, severity }) => {
    expect(produced).toContain(`${severity} ${code}`);
  });
});
