import { describe, expect, it } from 'vitest';
import { parseText } from './parseText';

describe('the text of a definition', () => {
  it.each([
    ['JSON', ' {"a": [1, null]}', { a: [1, null] }],
    ['YAML that starts with a brace', '{ a: 1 }', { a: 1 }],
    ['YAML 1.2', 'a: yes\nb: 2020-01-01\n200: ok', { a: 'yes', b: '2020-01-01', 200: 'ok' }],
    ['merged keys', 'a: &a { b: 1 }\nc: { <<: *a, d: 2 }', { a: { b: 1 }, c: { b: 1, d: 2 } }],
    ['duplicate keys', 'a: 1\na: 2', { a: 2 }],
    ['a key of Object.prototype', '__proto__: 1', JSON.parse('{"__proto__": 1}')],
  ])('is read: %s', (_, text, value) => {
    expect(parseText(text)).toEqual({ value });
  });

  it.each([
    ['JSON', '{\n"a": [1,\n}', 3],
    ['YAML', 'a: 1\nb: [1, 2\nc: 3', 3],
    ['nothing', '# only a comment', undefined],
    ['two documents', 'a: 1\n---\nb: 2', undefined],
    ['deep nesting', '['.repeat(100_000), 1],
    ['an alias to what it is in', 'a: &a { b: *a }', undefined],
    ['aliases that unfold to billions of values', unfolding(), undefined],
  ])('is reported with its line if it cannot be read: %s', (_, text, line) => {
    expect(parseText(text)).toEqual({
      problem: { message: expect.stringMatching(/\w/) as string, line },
    });
  });
});

function unfolding(): string {
  const lists = Array.from({ length: 12 }, (_, n) => `a${n + 1}: &a${n + 1} [${`*a${n}, `.repeat(10)}]`);
  return ['a0: &a0 1', ...lists].join('\n');
}
