import { describe, expect, it } from 'vitest';
import { createProblem, type FixEdit, type Problem } from '#diagnostics';
import { applyFixes } from './applyFixes';

const file = 'a.yaml';

function place(line: number, column: number, length: number) {
  return { file, line, column, endLine: line, endColumn: column + length, path: `line ${line}` };
}

function problem(title: string, ...edits: FixEdit[]): Problem {
  return createProblem('CONFIG_KEY_UNKNOWN', {
    message: title,
    fix: { title, applicability: 'safe' as const, edits },
  });
}

function apply(text: string, ...problems: Problem[]) {
  const [fixed] = applyFixes(problems, new Map([[file, text]]));
  return { text: fixed?.text ?? text, applied: fixed?.applied.map(({ message }) => message) ?? [] };
}

describe('several fixes of one file', () => {
  it('are applied from its end to its start, so that places stay valid', () => {
    const fixed = apply(
      '# note\na: 1 # one\nb: 2\nc: 3\n',
      problem('rename a', { kind: 'replace', place: place(2, 1, 1), value: 'alpha' }),
      problem('rename c', { kind: 'replace', place: place(4, 1, 1), value: 'charlie' }),
      problem('rename b', { kind: 'replace', place: place(3, 1, 1), value: 'bravo' }),
    );
    expect(fixed.text).toBe('# note\nalpha: 1 # one\nbravo: 2\ncharlie: 3\n');
    expect(fixed.applied).toEqual(['rename a', 'rename b', 'rename c']);
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

  it('are not applied if they are only suggestions', () => {
    const suggested = problem('rename b', { kind: 'replace', place: place(2, 1, 1), value: 'c' });
    const fix = { title: 'x', edits: [], ...suggested.fix, applicability: 'suggestion' as const };
    expect(apply('a: 1\nb: 2\n', { ...suggested, fix }).applied).toEqual([]);
  });
});
