import { describe, expect, it } from 'vitest';
import { bundledSettings } from '#extensions/settings';
import { createConfigSchema } from '../sections/createConfigSchema';
import { assertGrowsLinearly } from '../../../tests/checking/growth';
import { toData, toPlain } from '../located/toData';
import { summarize } from '../node/testing/loadText';
import { parseConfigText, parseYaml } from './parseYaml';

const schema = createConfigSchema(bundledSettings);

function createAliasBomb(): string {
  const levels = Array.from({ length: 9 }, (_, index) => {
    return `a${index + 1}: &a${index + 1} [${Array(9).fill(`*a${index}`).join(', ')}]`;
  });
  return ['a0: &a0 [x, x, x, x, x, x, x, x, x]', ...levels].join('\n');
}

describe('parseConfigText', () => {
  it.each([
    ['an empty file is an empty configuration', '', {}],
    ['comments alone are an empty configuration', '# nothing\n', {}],
    ['null is an empty configuration', '~\n', {}],
    ['a byte order mark is not part of the first key', '\ufeffa: 1\n', { a: 1 }],
    ['Windows line breaks are equivalent', 'a: 1\r\nb:\r\n  c: x\r\n', { a: 1, b: { c: 'x' } }],
    ['yes and no are strings', 'a: yes\nb: no\nc: on\n', { a: 'yes', b: 'no', c: 'on' }],
    ['dates are strings', 'a: 2026-11-01\n', { a: '2026-11-01' }],
    ['octal-looking numbers are decimal', 'a: 0123\n', { a: 123 }],
    ['a key without a value is null', 'a:\nb: 1\n', { a: null, b: 1 }],
    ['numbers and booleans as keys are strings', '1: a\ntrue: b\n', { 1: 'a', true: 'b' }],
    [
      'numbers that JSON does not support are kept as written',
      'a: .inf\nb: .nan\n',
      { a: '.inf', b: '.nan' },
    ],
    ['a single document can have markers', '---\na: 1\n...\n', { a: 1 }],
    ['anchors and aliases', 'a: &x {b: 1}\nc: *x\n', { a: { b: 1 }, c: { b: 1 } }],
    ['an anchor can be redefined', 'a: &x 1\nb: *x\nc: &x 2\nd: *x\n', { a: 1, b: 1, c: 2, d: 2 }],
    [
      'keys of the map override merge keys',
      'base: &b {x: 1, y: 1}\nc:\n  y: 2\n  <<: *b\n',
      { base: { x: 1, y: 1 }, c: { y: 2, x: 1 } },
    ],
    [
      'the first of several merged maps takes effect',
      'a: &a {x: 1}\nb: &b {x: 2, z: 3}\nc:\n  <<: [*a, *b]\n',
      { a: { x: 1 }, b: { x: 2, z: 3 }, c: { x: 1, z: 3 } },
    ],
    ['a quoted << is an ordinary key', 'a: {"<<": 1}\n', { a: { '<<': 1 } }],
    ['JSON with tabs is YAML', '{\n\t"a": [1,\n\t2]\n}\n', { a: [1, 2] }],
  ])('%s', (_, text, expected) => {
    const { value, problems } = parseConfigText(text, 'a.yaml', schema);
    expect(problems).toEqual([]);
    expect(toData(value)).toEqual(expected);
  });

  it.each([
    ['a tab as indentation', 'a:\n\tb: 1\n', '2:1'],
    ['a duplicate key', 'a: 1\nb: 2\na: 3\n', '3:1'],
    ['a second document', 'a: 1\n---\nb: 2\n', '2:1'],
    ['a second colon on a line', 'a: b: c\n', '1:4'],
    ['an unclosed quote', 'a: "x\nb: 2\n', '1:4'],
    ['an unclosed bracket', 'a: [1, 2\nb: 3\n', '1:4'],
    ['an alias without an anchor', 'a: 1\nb: *nowhere\n', '2:4'],
    ['an alias to its own parent', 'a: &x\n  b: *x\n', '2:6'],
    ['a map as a key', '? {a: 1}\n: 2\n', '1:3'],
    ['a merge key without a map', 'a:\n  <<: 1\n', '2:3'],
    ['a list as the whole file', '- a\n- b\n', '1:1'],
    ['a single value as the whole file', 'hello\n', '1:1'],
    ['a value that starts with a backtick', 'a: `x`\n', '1:4'],
  ])('rejects %s with its place', (_, text, place) => {
    const { value, problems } = parseConfigText(text, 'a.yaml', schema);
    expect(summarize(problems)[0]).toBe(`CONFIG_SYNTAX_INVALID ${place}`);
    expect(problems[0]?.severity).toBe('error');
    expect(toData(value)).toEqual({});
  });

  it.each([
    ['an alias bomb', createAliasBomb(), /more values than the limit of 100000/],
    ['20,000 nested brackets', `a: ${'['.repeat(20_000)}`, /100 nested levels/],
    ['150 closed nested brackets', `a: ${'['.repeat(150)}${']'.repeat(150)}`, /100 nested levels/],
    [
      '5,000 nested maps',
      Array.from({ length: 5000 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n'),
      /100 nested levels/,
    ],
    ['100,000 dashes', '- '.repeat(100_000), /100 nested levels/],
    ['100,000 maps on one line', '{a: '.repeat(100_000), /100 nested levels/],
    ['100,000 keys with a question mark', '? '.repeat(100_000), /100 nested levels/],
  ])('stops %s', (_, text, message) => {
    const { problems } = parseConfigText(text, 'a.yaml', schema);
    expect(problems[0]).toMatchObject({
      code: 'CONFIG_SYNTAX_INVALID',
      message: expect.stringMatching(message),
    });
    expect(problems[0]?.where?.line).toBeGreaterThan(0);
  });

  it.each([
    ['brackets', '['],
    ['nested maps', '{a: '],
    ['dashes', '- '],
    ['question marks', '? '],
  ])('rejects unclosed %s in linear time', async (_, part) => {
    await assertGrowsLinearly(10_000, (size) => () => parseConfigText(part.repeat(size), 'a.yaml', schema));
  });

  it('reads a map of many thousand keys in linear time', async () => {
    const { value, problems } = await assertGrowsLinearly(500, (size) => {
      const text = Array.from({ length: size }, (_, index) => `k${index}: 1`).join('\n');
      return () => parseConfigText(text, 'a.yaml', schema);
    });
    expect(problems).toEqual([]);
    expect(value.entries.size).toBe(5000);
  });

  it('reports all errors of a file', () => {
    const { problems } = parseConfigText('a: 1\na: 2\nb:\n  c: 1\n  c: 2\n', 'a.yaml', schema);
    expect(summarize(problems)).toEqual(['CONFIG_SYNTAX_INVALID 2:1', 'CONFIG_SYNTAX_INVALID 5:3']);
  });

  it('never repeats the text of the file, because it may be a secret', () => {
    const texts = [
      'a: "s3cret\\q"\n',
      'a: s3cret: x\n',
      's3cret\na: 1\n',
      'a: [s3cret\nb: }s3cret',
      '%s3cret\n---\na: 1',
    ];
    for (const text of texts) {
      const { problems } = parseConfigText(text, 'a.yaml', schema);
      expect(problems.length).toBeGreaterThan(0);
      expect(JSON.stringify(problems)).not.toContain('s3cret');
    }
  });

  it('reports an unknown tag and reads the value without it', () => {
    const { value, problems } = parseConfigText('a: !vault x\n', 'a.yaml', schema);
    expect(problems).toMatchObject([
      { code: 'CONFIG_SYNTAX_INVALID', severity: 'warning', where: { line: 1, column: 4 } },
    ]);
    expect(toData(value)).toEqual({ a: 'x' });
  });

  it('keeps keys with special meaning in JavaScript as data', () => {
    const { value } = parseConfigText(
      '__proto__: {polluted: yes}\nconstructor: 1\na: {__proto__: 2}\n',
      'a.yaml',
      schema,
    );
    const data = toData(value);
    expect(Object.keys(data)).toEqual(['__proto__', 'constructor', 'a']);
    expect(JSON.stringify(data)).toBe('{"__proto__":{"polluted":"yes"},"constructor":1,"a":{"__proto__":2}}');
    expect(Object.hasOwn({}, 'polluted')).toBe(false);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

describe('parseYaml', () => {
  it('locates each value and each key', () => {
    const { value } = parseYaml('a:\n  b: [1, two]\n', 'dir/a.yaml', schema);
    expect(value).toMatchObject({ kind: 'map', at: { line: 1, column: 1 } });
    const inner = value?.kind === 'map' ? value.entries.get('a') : undefined;
    expect(inner?.key).toEqual({ file: 'dir/a.yaml', line: 1, column: 1, endLine: 1, endColumn: 2 });
    const list = inner?.value.kind === 'map' ? inner.value.entries.get('b')?.value : undefined;
    expect(list?.kind === 'list' && list.items[1]?.at).toEqual({
      file: 'dir/a.yaml',
      line: 2,
      column: 10,
      endLine: 2,
      endColumn: 13,
    });
  });

  it('accepts a document that is not a map, for included files', () => {
    expect(
      toPlain(parseYaml('- 1\n- 2\n', 'a.yaml', schema).value ?? { kind: 'scalar', value: null }),
    ).toEqual([1, 2]);
  });
});
