import { describe, expect, it } from 'vitest';
import { assertGrowsLinearly } from '../../../../tests/checking/growth';
import { parseYaml } from '#backend/testing';
import { parseDescriptor } from './parseDescriptor';

const parse = (text: string) => [...parseDescriptor(text, parseYaml)];

describe('a malicious descriptor', () => {
  it.each([
    ['dashes', '- '.repeat(100_000)],
    ['brackets', '['.repeat(100_000)],
    ['maps', '{a: '.repeat(100_000)],
  ])('is rejected if %s are nested too deeply, and the next document is read', (_, deep) => {
    expect(parse(`${deep}\n---\nkind: Component\n`)).toEqual([
      { line: 1, error: 'The YAML is not valid: Maps and lists exceed 100 nested levels' },
      { line: 3, value: { kind: 'Component' } },
    ]);
  });

  it('is read in linear time, however many keys it has', async () => {
    const [document] = await assertGrowsLinearly(500, (size) => {
      const keys = Array.from({ length: size }, (_, index) => `k${index}: 1`).join('\n');
      return () => parse(keys);
    });
    expect(document).toMatchObject({ value: { k4999: 1 } });
  });
});

it('rejects duplicate keys, also in nested maps, and accepts merge keys', () => {
  const twice = 'kind: Component\nspec:\n  owner: a\n  owner: b\n';
  expect(parse(twice)).toEqual([{ line: 4, error: 'The YAML is not valid: Map keys must be unique' }]);
  const merged = 'a: &a { x: 1 }\nb: &b { y: 2 }\nc:\n  <<: *a\n  <<: *b\n';
  expect(parse(merged)).toEqual([{ line: 1, value: { a: { x: 1 }, b: { y: 2 }, c: { x: 1, y: 2 } } }]);
});
