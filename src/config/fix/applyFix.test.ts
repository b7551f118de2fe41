import { describe, expect, it } from 'vitest';
import type { FixEdit, Place } from '#diagnostics';
import { applyFix } from './applyFix';
import { removeEntry } from './removeEntry';
import { resolveFix } from './resolveFix';
import { applySplices } from './splice';
import { createYamlSource } from './yamlSource';

/** Returns the place of the first `needle` in a text, as in a problem. */
function placeOf(text: string, needle: string, whole = true): Place {
  const at = text.indexOf(needle);
  const before = text.slice(0, at).split('\n');
  const line = before.length;
  const column = (before.at(-1)?.length ?? 0) + 1;
  const end = whole && !needle.includes('\n') ? { endLine: line, endColumn: column + needle.length } : {};
  return { file: 'a.yaml', line, column, ...end, path: '' };
}

function fixed(text: string, ...edits: FixEdit[]): string | undefined {
  return applyFix(text, { title: '', applicability: 'safe' as const, edits }, 'a.yaml');
}

/** Removes an entry without the check that nothing is lost. */
function removed(text: string, edit: Extract<FixEdit, { kind: 'remove' }>): string | undefined {
  const splices = removeEntry(createYamlSource(text), edit);
  return splices && applySplices(text, splices);
}

const lines = (...all: string[]) => `${all.join('\n')}\n`;

describe('replacing', () => {
  it.each<
    [title: string, text: string, needle: string, value: string | number | boolean | null, expected: string]
  >([
    ['a key', 'titel: x # kept\n', 'titel', 'title', 'title: x # kept\n'],
    ['a value', 'a: ownd # kept\n', 'ownd', 'owned', 'a: owned # kept\n'],
    [
      'the id of an entry',
      '- pag:catalog:\n    config: {}\n',
      'pag:catalog',
      'page:catalog',
      '- page:catalog:\n    config: {}\n',
    ],
    ['a plain entry', '- pag:catalog\n', 'pag:catalog', 'page:catalog', '- page:catalog\n'],
    ['a value in single quotes', "a: 'x'\n", "'x'", "it's", "a: 'it''s'\n"],
    ['a value in double quotes', 'a: "x"\n', '"x"', 'y', 'a: "y"\n'],
    ['a number with a string', 'a: 12\n', '12', '12', "a: '12'\n"],
    ['a word with a string', 'a: no\n', 'no', 'true', "a: 'true'\n"],
    ['a string with a number', "a: '12'\n", "'12'", 12, 'a: 12\n'],
    ['a string with false', "a: 'nope'\n", "'nope'", false, 'a: false\n'],
    ['with a string that needs quotes', 'a: x\n', 'x', 'a: b', "a: 'a: b'\n"],
    ['with a string that contains a comment character', 'a: x\n', 'x', 'a #b', "a: 'a #b'\n"],
    ['with an empty string', 'a: x\n', 'x', '', "a: ''\n"],
    ['with a string that contains a line break', 'a: x\n', 'x', 'a\nb', 'a: "a\\nb"\n'],
    ['in brackets', 'a: [x, y]\n', 'x', 'b, c', "a: ['b, c', y]\n"],
    ['in braces', 'a: { b: x }\n', 'x', 'z', 'a: { b: z }\n'],
    ['a block scalar', 'a: |\n  x\n  y\nb: 1\n', '|', 'z', 'a: z\nb: 1\n'],
    ['after a Windows line break', 'a: 1\r\nb: x\r\n', 'x', 'y', 'a: 1\r\nb: y\r\n'],
  ])('%s', (_, text, needle, value, expected) => {
    expect(fixed(text, { kind: 'replace', place: placeOf(text, needle), value })).toBe(expected);
  });
});

describe('removing', () => {
  it.each<[title: string, text: string, needle: string, expected: string]>([
    ['an item', lines('x:', '  - a', '  - b # gone', '  - c'), 'b', lines('x:', '  - a', '  - c')],
    ['the first item', lines('- a', '- b'), 'a', lines('- b')],
    ['the last item', lines('- a', '- b'), 'b', lines('- a')],
    ['the only item', lines('x:', '  - a', 'y: 1'), 'a', lines('x: []', 'y: 1')],
    [
      'the only item below a comment',
      lines('x:', '  # why', '  - a', 'y: 1'),
      'a',
      lines('x:', '  # why', '    []', 'y: 1'),
    ],
    ['an item with its contents', lines('- a:', '    b:', '      c: 1', '- d'), 'a', lines('- d')],
    ['an entry with its contents', lines('a:', '  b: 1', 'c: 2'), 'a', lines('c: 2')],
    ['the first key after a dash', lines('- a: 1', '  b: 2'), 'a', lines('- b: 2')],
    ['a later key after a dash', lines('- a: 1', '  b: 2'), 'b', lines('- a: 1')],
    ['the only key of an inner map', lines('a:', '  b: 1', 'c: 2'), 'b', lines('a: {}', 'c: 2')],
    ['the only key of a map', 'a: 1\n', 'a', '{}\n'],
    ['an item in brackets', 'x: [a, b, c]\n', 'b', 'x: [a, c]\n'],
    ['the last item in brackets', 'x: [a, b]\n', 'b', 'x: [a]\n'],
    ['the only item in brackets', 'x: [a]\n', 'a', 'x: []\n'],
    ['a key in braces', 'x: { a: 1, b: 2 }\n', 'a', 'x: { b: 2 }\n'],
    ['the last key in braces', 'x: { a: 1, b: 2 }\n', 'b', 'x: { a: 1 }\n'],
    ['a key without a value', lines('a:', 'b: 1'), 'a', lines('b: 1')],
    ['a block scalar', lines('a: |', '  x', '', '  y', 'b: 1'), 'a', lines('b: 1')],
    [
      'and keeps surrounding comments',
      lines('# one', 'a: 1', '# two', 'b: 2'),
      'a',
      lines('# one', '# two', 'b: 2'),
    ],
    ['at the end without a line break', 'a: 1\nb: 2', 'b', 'a: 1\n'],
  ])('%s', (_, text, needle, expected) => {
    expect(removed(text, { kind: 'remove', place: placeOf(text, needle) })).toBe(expected);
  });

  it('the second of two equal keys', () => {
    const text = lines('a: 1', 'b: 2', 'a: 3');
    expect(removed(text, { kind: 'remove', place: { file: 'a.yaml', line: 3, column: 1, path: '' } })).toBe(
      lines('a: 1', 'b: 2'),
    );
  });

  it('is part of a fix only for an exact duplicate', () => {
    const remove = (line: number): FixEdit => ({
      kind: 'remove',
      place: { file: 'a.yaml', line, column: 3, path: '' },
    });
    expect(fixed(lines('- a: 1', '- b: 2', '- a: 1'), remove(3))).toBe(lines('- a: 1', '- b: 2'));
    expect(fixed(lines('- a: 1', '- b: 2', '- a: 2'), remove(3))).toBeUndefined();
  });

  it('nothing with an anchor', () => {
    const text = lines('a: &x 1', 'b: *x');
    expect(fixed(text, { kind: 'remove', place: placeOf(text, 'a') })).toBeUndefined();
  });
});

describe('setting', () => {
  it.each<[title: string, text: string, needle: string, key: string, value: unknown, expected: string]>([
    [
      'a key of a map',
      lines('a:', '  b: 1', 'c: 2'),
      'b: 1\n',
      'd',
      3,
      lines('a:', '  b: 1', '  d: 3', 'c: 2'),
    ],
    ['a key of a map in braces', 'a: { b: 1 }\n', '{ b: 1 }', 'd', [1, 2], 'a: { b: 1, d: [ 1, 2 ] }\n'],
    ['a key of an empty map', 'a: {}\n', '{}', 'd', 'x', 'a: { d: x }\n'],
    ['an existing key without a value', lines('a:', '  b:'), 'b:\n', 'b', 2, lines('a:', '  b: 2')],
    [
      'a map below a key without a value',
      lines('- a:', '- b'),
      'a',
      'disabled',
      true,
      lines('- a:', '    disabled: true', '- b'),
    ],
    [
      'a map below a plain id',
      lines('- a # why', '- b'),
      'a',
      'disabled',
      true,
      lines('- a: # why', '    disabled: true', '- b'),
    ],
    ['a map below a plain id in brackets', '[a, b]\n', 'a', 'c', 1, '[{ a: { c: 1 } }, b]\n'],
    [
      'a map as the value',
      lines('a:', '  b: 1'),
      'b: 1\n',
      'c',
      { d: [1] },
      lines('a:', '  b: 1', '  c:', '    d:', '      - 1'),
    ],
    ['at the end without a line break', 'a:\n  b: 1', 'b: 1\n', 'c', 2, 'a:\n  b: 1\n  c: 2'],
  ])('%s', (_, text, needle, key, value, expected) => {
    const place = placeOf(`${text}\n`, needle);
    expect(fixed(text, { kind: 'set', place, key, value })).toBe(expected);
  });
});

describe('nesting', () => {
  it.each<[title: string, text: string, expected: string]>([
    [
      'a key below an id without a value',
      lines('- page:x:', '  config:', '    a: 1', '', '    b: 2', '- y'),
      lines('- page:x:', '    config:', '      a: 1', '', '      b: 2', '- y'),
    ],
    [
      'a key next to existing ones',
      lines('- page:x:', '     disabled: false', '  config: {a: 1} # why', '- y'),
      lines('- page:x:', '     disabled: false', '     config: {a: 1} # why', '- y'),
    ],
    ['at the end without a line break', '- a:\n  b: 1\n  c: 2', '- a:\n    b: 1\n    c: 2'],
  ])('%s', (_, text, expected) => {
    expect(fixed(text, { kind: 'nest', place: { file: 'a.yaml', line: 1, column: 3, path: '' } })).toBe(
      expected,
    );
  });

  it('is rejected if the first key has a value', () => {
    const place = { file: 'a.yaml', line: 1, column: 3, path: '' };
    expect(fixed(lines('- a: 1', '  b: 2'), { kind: 'nest', place })).toBeUndefined();
  });
});

describe('a fix', () => {
  it('of characters works in a text that is not YAML', () => {
    const place = { file: 'a.yaml', line: 2, column: 1, endLine: 2, endColumn: 2, path: '' };
    expect(fixed('a:\n\tb: 1\n', { kind: 'text', place, text: '  ' })).toBe('a:\n  b: 1\n');
  });

  it('that does not match the text changes nothing', () => {
    const beyond = { file: 'a.yaml', line: 9, column: 1, path: '' };
    expect(fixed('a: 1\n', { kind: 'replace', place: beyond, value: 'x' })).toBeUndefined();
    expect(fixed('a: 1\n', { kind: 'remove', place: { ...beyond, line: 1, column: 2 } })).toBeUndefined();
    expect(fixed('a: 1\n')).toBeUndefined();
    expect(
      applyFix(
        'a: 1',
        {
          title: '',
          applicability: 'safe' as const,
          edits: [{ kind: 'remove', place: placeOf('a: 1', 'a') }],
        },
        'b.yaml',
      ),
    ).toBeUndefined();
  });

  it('of overlapping edits is rejected', () => {
    const text = lines('a:', '  b: 1');
    const edits: FixEdit[] = [
      { kind: 'remove', place: placeOf(text, 'a') },
      { kind: 'replace', place: placeOf(text, '1'), value: 2 },
    ];
    expect(
      fixed(
        lines('c: 1', 'a:', '  b: 1'),
        ...edits.map((edit) => ({ ...edit, place: { ...edit.place, line: edit.place.line + 1 } })),
      ),
    ).toBeUndefined();
  });
});

describe('a safe fix', () => {
  const check = (text: string, ...edits: FixEdit[]) =>
    resolveFix(createYamlSource(text), { title: '', applicability: 'safe', edits })?.applicability;
  const indent = (line: number, by: number): FixEdit => ({
    kind: 'text',
    place: { file: 'a.yaml', line, column: 1, endLine: line, endColumn: by < 0 ? 1 - by : 1, path: '' },
    text: ' '.repeat(Math.max(0, by)),
  });

  it('stays safe if every scalar is still there', () => {
    expect(check(lines('a:', 'b: 1'), indent(2, 2))).toBe('safe');
  });

  it('becomes a suggestion if the result is not valid', () => {
    expect(check(lines('a: x', 'b: 1'), indent(2, 2))).toBe('suggestion');
  });

  it('becomes a suggestion if two scalars become one', () => {
    expect(
      check(lines('- a', '- b'), { kind: 'text', place: placeOf(lines('- a', '- b'), '- b'), text: '  b' }),
    ).toBe('suggestion');
  });

  it('is rejected if it cuts letters or removes a comment', () => {
    expect(check(lines('ab: 1'), indent(1, -1))).toBeUndefined();
    expect(
      check(lines('# why', 'a: 1'), { kind: 'text', place: placeOf('# why', '# why'), text: '' }),
    ).toBeUndefined();
  });

  it('is rejected if it overwrites a value', () => {
    const edit: FixEdit = { kind: 'set', place: placeOf(lines('a:', '  b: 1'), 'b: 1'), key: 'b', value: 2 };
    expect(check(lines('a:', '  b: 1'), edit)).toBeUndefined();
  });
});
