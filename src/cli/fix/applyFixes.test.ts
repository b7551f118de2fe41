import { describe, expect, it } from 'vitest';
import { createProblem, type FixEdit, type Problem } from '#diagnostics';
import { applyFixes } from './applyFixes';

const file = 'a.yaml';

function place(line: number, column: number, length: number) {
  return { file, line, column, endLine: line, endColumn: column + length, path: `line ${line}` };
}

function problem(title: string, ...edits: FixEdit[]): Problem {
  return createProblem('CONFIG_KEY_UNKNOWN', { message: title, fix: { title, edits } });
}

function apply(text: string, ...problems: Problem[]) {
  const [fixed] = applyFixes(problems, new Map([[file, text]]));
  return { text: fixed?.text ?? text, applied: fixed?.applied.map(({ message }) => message) ?? [] };
}

describe('several fixes of one file', () => {
  it('are applied from its end to its start, so that places stay valid', () => {
    const fixed = apply(
      '# note\na: 1 # one\nb: 2\nc: 3\n',
      problem('remove a', { kind: 'remove', place: place(2, 1, 1) }),
      problem('rename c', { kind: 'replace', place: place(4, 1, 1), value: 'charlie' }),
      problem('rename b', { kind: 'replace', place: place(3, 1, 1), value: 'bravo' }),
    );
    expect(fixed.text).toContain('bravo: 2\ncharlie: 3\n');
    expect(fixed.text).not.toContain('a: 1');
    expect(fixed.applied).toEqual(['remove a', 'rename b', 'rename c']);
  });

  it('wait for the next round if they overlap', () => {
    const { text, applied } = apply(
      'a: 1\n',
      problem('first', { kind: 'replace', place: place(1, 1, 1), value: 'x' }),
      problem('second', { kind: 'replace', place: place(1, 1, 1), value: 'y' }),
    );
    expect(applied).toHaveLength(1);
    expect(text).toMatch(/^[xy]: 1\n$/);
  });

  it('are skipped if they do not match the text', () => {
    const { text, applied } = apply(
      'a: 1\nb: 2\n',
      problem('nowhere', { kind: 'remove', place: place(99, 1, 1) }),
      problem('rename b', { kind: 'replace', place: place(2, 1, 1), value: 'c' }),
    );
    expect([text, applied]).toEqual(['a: 1\nc: 2\n', ['rename b']]);
  });

  it('change nothing in files that were not loaded', () => {
    const elsewhere = { ...place(1, 1, 1), file: 'b.yaml' };
    expect(apply('a: 1\n', problem('x', { kind: 'remove', place: elsewhere })).applied).toEqual([]);
  });

  it('have the same result as separate fixes, even if a map or a list becomes empty', () => {
    const remove = (line: number, column: number) =>
      problem(`remove ${line}`, { kind: 'remove', place: place(line, column, 1) });
    const { text, applied } = apply(
      'a:\n  b: 1\n  c: 2\nd:\n  - e: 1\n    f: 2\n    g: 3\n  - h\ni: [x, y, z]\n',
      remove(2, 3),
      remove(3, 3),
      remove(5, 5),
      remove(6, 5),
      remove(9, 5),
      remove(9, 8),
    );
    expect(applied).toHaveLength(6);
    expect(text).toBe('a: {}\nd:\n  - g: 3\n  - h\ni: [z]\n');
  });
});
