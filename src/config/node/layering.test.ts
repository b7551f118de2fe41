import { describe, expect, it } from 'vitest';
import { assertGrowsLinearly } from '../../../tests/checking/growth';
import { loadText, summarize } from './testing/loadText';

/** Loads values of a section without a schema, so that they are neither checked nor extended with defaults. */
async function loadFree(layers: string[], env?: Record<string, string>, files?: Record<string, string>) {
  const { data, problems } = await loadText(layers, { env: env ?? {}, files: files ?? {} });
  return { x: data['x'], problems: summarize(problems) };
}

describe('layers', () => {
  it.each<[title: string, layers: string[], expected: unknown]>([
    ['maps merge deeply', ['x: {a: {b: 1, c: 1}}', 'x: {a: {c: 2, d: 3}}'], { a: { b: 1, c: 2, d: 3 } }],
    ['a later string replaces', ['x: one', 'x: two'], 'two'],
    ['a later number replaces a string', ['x: one', 'x: 2'], 2],
    ['a later list replaces the whole list', ['x: [1, 2, 3]', 'x: [4]'], [4]],
    ['a later empty list replaces', ['x: [1]', 'x: []'], []],
    ['a later map replaces a list', ['x: [1]', 'x: {a: 1}'], { a: 1 }],
    ['a later list replaces a map', ['x: {a: 1}', 'x: [1]'], [1]],
    ['a later map replaces a string', ['x: a', 'x: {a: 1}'], { a: 1 }],
    ['a later string replaces a map', ['x: {a: 1}', 'x: a'], 'a'],
    ['null removes a value', ['x: {a: 1, b: 2}', 'x: {a: null}'], { a: null, b: 2 }],
    ['null removes a map', ['x: {a: {b: 1}}', 'x: {a: ~}'], { a: null }],
    ['a key without a value is null too', ['x: {a: 1}', 'x:\n  a:\n'], { a: null }],
    ['a value can be set again after null', ['x: {a: 1}', 'x: {a: ~}', 'x: {a: 3}'], { a: 3 }],
    ['an empty map changes nothing', ['x: {a: 1}', 'x: {}'], { a: 1 }],
    ['an empty file changes nothing', ['x: 1', ''], 1],
    ['the last of three files takes effect', ['x: 1', 'x: 2', 'x: 3'], 3],
    ['a key that is only in the first file is kept', ['x: {a: 1}', 'y: 1'], { a: 1 }],
    ['false replaces true', ['x: true', 'x: false'], false],
    ['an empty string replaces', ['x: a', 'x: ""'], ''],
    ['zero replaces', ['x: 1', 'x: 0'], 0],
    [
      'keys keep the order of their first occurrence',
      ['x: {b: 1, a: 1}', 'x: {c: 1, a: 2}'],
      { b: 1, a: 2, c: 1 },
    ],
  ])('%s', async (_, layers, expected) => {
    const { x, problems } = await loadFree(layers);
    expect(problems).toEqual([]);
    expect(JSON.stringify(x)).toBe(JSON.stringify(expected));
  });
});

describe('the environment', () => {
  it.each<[title: string, layer: string, env: Record<string, string>, expected: unknown]>([
    ['sets a string', '', { APP_CONFIG_x: 'hello' }, 'hello'],
    ['overrides files', 'x: file', { APP_CONFIG_x: 'env' }, 'env'],
    ['sets a key of a map and keeps the others', 'x: {a: 1, b: 2}', { APP_CONFIG_x_a: '3' }, { a: 3, b: 2 }],
    ['sets a nested key', '', { APP_CONFIG_x_a_b_c: '1' }, { a: { b: { c: 1 } } }],
    ['reads numbers as JSON', '', { APP_CONFIG_x: '42' }, 42],
    ['reads booleans as JSON', '', { APP_CONFIG_x: 'true' }, true],
    ['reads quoted strings as JSON', '', { APP_CONFIG_x: '"42"' }, '42'],
    ['reads lists as JSON', 'x: [1]', { APP_CONFIG_x: '[2, 3]' }, [2, 3]],
    ['merges maps given as JSON', 'x: {a: 1}', { APP_CONFIG_x: '{"b": 2}' }, { a: 1, b: 2 }],
    ['reads null as a removed value', 'x: {a: 1}', { APP_CONFIG_x_a: 'null' }, { a: null }],
    ['reads values that are not JSON as strings', '', { APP_CONFIG_x: '{broken' }, '{broken'],
    ['is ignored if it is empty', 'x: 1', { APP_CONFIG_x: '' }, 1],
    ['keeps uppercase letters', '', { APP_CONFIG_x_baseUrl: 'u' }, { baseUrl: 'u' }],
    ['sets two keys of one map', '', { APP_CONFIG_x_b: '2', APP_CONFIG_x_a: '1' }, { a: 1, b: 2 }],
    ['does not replace variables', '', { APP_CONFIG_x: '${HOME}' }, '${HOME}'],
  ])('%s', async (_, layer, env, expected) => {
    const { x, problems } = await loadFree([layer], env);
    expect(problems).toEqual([]);
    expect(x).toEqual(expected);
  });

  it.each<[title: string, env: Record<string, string>]>([
    ['a key that starts with a digit', { APP_CONFIG_x_1: 'a' }],
    ['an empty key', { APP_CONFIG_x__a: 'a' }],
    ['no key', { APP_CONFIG_: 'a' }],
    ['a prototype', { APP_CONFIG___proto___polluted: '1' }],
  ])('rejects %s', async (_, env) => {
    const { problems } = await loadText('', { env });
    expect(problems).toMatchObject([
      { code: 'CONFIG_VALUE_INVALID', message: expect.stringContaining(Object.keys(env)[0] ?? '') },
    ]);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('rejects a key inside the value of another variable', async () => {
    const { data, problems } = await loadText('', { env: { APP_CONFIG_x: '1', APP_CONFIG_x_a: '2' } });
    expect(problems.map(({ message }) => message)).toEqual([
      "The environment variable 'APP_CONFIG_x_a' sets a key inside the value of 'APP_CONFIG_x'.",
    ]);
    expect(data['x']).toBe(1);
  });

  it('is the place of its values', async () => {
    const { locate } = await loadText('app: {title: file}', { env: { APP_CONFIG_app_title: 'env' } });
    expect(locate(['app', 'title'])).toMatchObject({
      file: 'environment:APP_CONFIG_app_title',
      path: 'app.title',
    });
  });
});

describe('variables', () => {
  const env = { A: 'one', B: 'two', EMPTY: '', JSON: '{"a":1}' };

  it.each<[text: string, expected: unknown]>([
    ['${A}', 'one'],
    ['<${A}-${B}>', '<one-two>'],
    ['${ A }', 'one'],
    ['${A:-default}', 'one'],
    ['${NOPE:-default}', 'default'],
    ['${NOPE:-}', ''],
    ['${EMPTY}', ''],
    ['${EMPTY:-default}', 'default'],
    ['${NOPE:-${A}}', 'one'],
    ['${NOPE:-${NEITHER:-three}}', 'three'],
    ['${NOPE:-<${A}>/${B}}', '<one>/two'],
    ['${A:-${NOPE}}', 'one'],
    ['${NOPE:-a:-b}', 'a:-b'],
    ['${NOPE:-http://localhost:7007}', 'http://localhost:7007'],
    ['${NOPE:-{"a": {"b": 1}}}', '{"a": {"b": 1}}'],
    ['$${A}', '${A}'],
    ['$${A}${B}', '${A}two'],
    ['$$${A}', '$${A}'],
    ['$${A:-${B}}', '${A:-two}'],
    ['${NOPE:-$${A}}', '${A}'],
    ['$', '$'],
    ['100 $ {A}', '100 $ {A}'],
    ['}${A}{', '}one{'],
    ['${JSON}', '{"a":1}'],
  ])('%s', async (text, expected) => {
    const { x, problems } = await loadFree([`x: '${text}'`], env);
    expect(problems).toEqual([]);
    expect(x).toBe(expected);
  });

  it.each([
    ['$A', '$A'],
    ['${A', '${A'],
    ['${A:-x', '${A:-x'],
    ['${NOPE:-${A}', '${NOPE:-one'],
  ])('%s stays text and is reported', async (text, expected) => {
    const { x, problems } = await loadFree([`x: '${text}'`], env);
    expect(problems).toEqual([expect.stringContaining('CONFIG_VARIABLE_INVALID')]);
    expect(x).toBe(expected);
  });

  it.each<[text: string, missing: string]>([
    ['${NOPE}', "'NOPE'"],
    ['a ${NOPE} b', "'NOPE'"],
    ['${A} ${NOPE} ${NEITHER}', "'NOPE', 'NEITHER'"],
    ['${NOPE:-${NEITHER}}', "'NEITHER'"],
    ['${}', "''"],
    ['${constructor}', "'constructor'"],
  ])('%s has no value and is reported', async (text, missing) => {
    const { data, problems } = await loadText(`x:\n  a: '${text}'\n  b: 1`, { env });
    expect(data['x']).toEqual({ b: 1 });
    expect(summarize(problems)).toEqual(['CONFIG_VARIABLE_MISSING 2:6 x.a']);
    expect(problems[0]).toMatchObject({ severity: 'warning', message: expect.stringContaining(missing) });
  });

  it('removes an item without a value from its list', async () => {
    const { data } = await loadText("x: [a, '${NOPE}', c]");
    expect(data['x']).toEqual(['a', 'c']);
  });

  it('keeps the earlier value if the later one is missing', async () => {
    const { data } = await loadText(['x: {a: 1}', "x: {a: '${NOPE}'}"]);
    expect(data['x']).toEqual({ a: 1 });
  });

  it('does not replace variables in values of variables', async () => {
    const { x } = await loadFree(["x: '${OUTER}'"], { OUTER: '${A}', A: 'one' });
    expect(x).toBe('${A}');
  });

  it('does not change keys', async () => {
    const { x } = await loadFree(["x: {'${A}': 1}"], { A: 'one' });
    expect(x).toEqual({ '${A}': 1 });
  });

  it.each([
    ['nested defaults', 50, '${A:-', '}'],
    ['unclosed defaults without end', 2000, '${A:-', ''],
    ['unclosed references without end', 10_000, '${', ''],
  ])('takes linear time with %s', async (_, count, open, close) => {
    await assertGrowsLinearly(
      count,
      (size) => () => loadText(`x: '${open.repeat(size)}${close.repeat(size)}'`),
    );
  });

  it('rejects defaults that nest deeper than the limit', async () => {
    const { data, problems } = await loadText(`x: '${'${A:-'.repeat(30)}${'}'.repeat(30)}'`);
    expect(data['x']).toBeUndefined();
    expect(summarize(problems)).toEqual(['CONFIG_SYNTAX_INVALID 1:4 x']);
  });

  it('keeps the place of the surrounding string', async () => {
    const { locate } = await loadText("app:\n  title: '${A}'", { env: { A: 'Acme' } });
    expect(locate(['app', 'title'])).toMatchObject({ file: 'layer-1.yaml', line: 2, column: 10 });
  });
});
