import { describe, expect, it } from 'vitest';
import { createProblem } from './createProblem';
import type { Problem } from './problem';
import { printCounts, printCountsInFiles } from './printCounts';
import { sortProblems } from './sortProblems';

function problem(severity: Problem['severity'], place?: [file: string, line: number, column: number]) {
  const [file = '', line = 0, column = 0] = place ?? [];
  const where = place && { file, line, column, path: '' };
  return { ...createProblem('CONFIG_KEY_UNKNOWN', { message: 'message', where }), severity };
}

const problems = [
  problem('warning', ['a.yaml', 1, 1]),
  problem('error'),
  problem('error', ['b.yaml', 1, 1]),
  problem('error', ['a.yaml', 10, 3]),
  problem('error', ['a.yaml', 10, 1]),
  problem('error', ['a.yaml', 9, 1]),
];

describe('the report', () => {
  it('lists errors first, then sorts by file, line and column, with problems without a file last', () => {
    const places = sortProblems(problems).map(({ severity, where }) =>
      where ? `${severity} ${where.file}:${where.line}:${where.column}` : severity,
    );
    expect(places).toEqual([
      'error a.yaml:9:1',
      'error a.yaml:10:1',
      'error a.yaml:10:3',
      'error b.yaml:1:1',
      'error',
      'warning a.yaml:1:1',
    ]);
  });

  it('counts the problems by severity, and their files', () => {
    expect(printCountsInFiles(problems)).toBe('5 errors, 1 warning in 2 files');
    expect(printCounts([problem('warning'), problem('warning')])).toBe('2 warnings');
    expect(printCountsInFiles([problem('error')])).toBe('1 error');
  });
});
