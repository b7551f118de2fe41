import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareTexts, type TextChange } from './compareTexts';

/** Applies the changes, from the last to the first. */
function apply(text: string, changes: readonly TextChange[]): string {
  const lines = text.split('\n');
  const offset = (line: number, column: number) =>
    lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
  return changes.toReversed().reduce((result, { line, column, endLine, endColumn, inserted }) => {
    return result.slice(0, offset(line, column)) + inserted + result.slice(offset(endLine, endColumn));
  }, text);
}

describe('the changes from one text to another', () => {
  it('contain only the characters that differ', () => {
    expect(compareTexts('a: 1\npth: /x\n', 'a: 1\npath: /x\n')).toEqual([
      { line: 2, column: 2, endLine: 2, endColumn: 2, inserted: 'a' },
    ]);
  });

  it('are separate for each line if the number of lines is the same', () => {
    expect(compareTexts('- a:\n  b: secret\n  c: 2\n', '- a:\n    b: secret\n    c: 2\n')).toEqual([
      { line: 2, column: 3, endLine: 2, endColumn: 3, inserted: '  ' },
      { line: 3, column: 3, endLine: 3, endColumn: 3, inserted: '  ' },
    ]);
  });

  it('are one range if lines are removed', () => {
    expect(compareTexts('a\nb\nc', 'a\nc')).toEqual([
      { line: 2, column: 1, endLine: 3, endColumn: 1, inserted: '' },
    ]);
  });

  it('result in the second text', () => {
    const text = fc.array(fc.constantFrom('a', 'b', ' ', '\n')).map((letters) => letters.join(''));
    fc.assert(
      fc.property(text, text, (before, after) => {
        expect(apply(before, compareTexts(before, after))).toBe(after);
      }),
      { numRuns: 300 },
    );
  });
});
