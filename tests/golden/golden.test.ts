import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { applyFix } from '#config/node';
import { listProblemDefinitions } from '#diagnostics';
import { listCases, readCase } from './readCase';
import { runCase } from './runCase';

/**
 * Each folder of `cases` is a configuration and what comes of it. After a wanted change, `UPDATE_GOLDEN=1` writes the
 * expected files anew; read the difference before you commit it.
 */
const isUpdate = process.env['UPDATE_GOLDEN'] === '1';
const names = listCases();
const produced = new Set<string>();

function expectFile(file: string, actual: string): void {
  if (isUpdate) writeFileSync(file, actual);
  expect(actual).toBe(existsSync(file) ? readFileSync(file, 'utf8') : 'a file that is not there yet');
}

describe('a configuration and the tree that grows from it', () => {
  test.for(names)('%s', async (name) => {
    const golden = readCase(name);
    const outcome = await runCase(golden);
    for (const { code, severity } of outcome.problems) produced.add(`${severity} ${code}`);
    expectFile(join(golden.folder, 'tree.txt'), outcome.tree);
    expectFile(join(golden.folder, 'problems.txt'), outcome.report);
  });
});

describe('a fix', () => {
  test.for(names)('of %s mends what it is offered for', async (name) => {
    const golden = readCase(name);
    const text = readFileSync(join(golden.folder, 'config.yaml'), 'utf8');
    const { problems } = await runCase(golden);
    for (const { fix, code, message } of problems) {
      if (!fix) continue;
      const mended = applyFix(text, fix);
      expect(mended, `${code}: ${fix.title}`).toBeDefined();
      const left = (await runCase(golden, mended)).problems;
      // Without an entry the next one has its number, so the same may be said of that one.
      const isGone = left.length < problems.length || !left.some((problem) => problem.message === message);
      expect([fix.title, isGone]).toEqual([fix.title, true]);
    }
  });
});

describe('the catalogue of problem codes', () => {
  const engine = listProblemDefinitions().filter(({ area }) => area !== 'configuration');

  test('has at least sixty cases behind it', () => {
    expect(names.length).toBeGreaterThanOrEqual(60);
  });

  test.for(engine)(
    '$code is raised by a case, with the severity that the catalogue names',
    ({ code, severity }) => {
      expect(produced).toContain(`${severity} ${code}`);
    },
  );
});
