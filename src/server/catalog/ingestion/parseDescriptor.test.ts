import { describe, expect, it } from 'vitest';
import { assertGrowsLinearly } from '../../../../tests/checking/growth';
import { parseDescriptor } from './parseDescriptor';

describe('a descriptor of somebody who means harm', () => {
  it.each([
    ['dashes', '- '.repeat(100_000)],
    ['brackets', '['.repeat(100_000)],
    ['maps', '{a: '.repeat(100_000)],
  ])('is refused where %s nest without end, and the next document is read', (_, deep) => {
    expect([...parseDescriptor(`${deep}\n---\nkind: Component\n`)]).toEqual([
      { line: 1, error: 'The YAML is not valid: Maps and lists nest more than 100 levels deep' },
      { line: 3, value: { kind: 'Component' } },
    ]);
  });

  it('is read in the time of one pass, however many keys it has', async () => {
    const [document] = await assertGrowsLinearly(500, (size) => {
      const keys = Array.from({ length: size }, (_, index) => `k${index}: 1`).join('\n');
      return () => [...parseDescriptor(keys)];
    });
    expect(document).toMatchObject({ value: { k4999: 1 } });
  });
});

it('refuses a key that stands twice, in a map inside too, and takes merge keys', () => {
  const twice = 'kind: Component\nspec:\n  owner: a\n  owner: b\n';
  expect([...parseDescriptor(twice)]).toEqual([
    { line: 4, error: 'The YAML is not valid: Map keys must be unique' },
  ]);
  const merged = 'a: &a { x: 1 }\nb: &b { y: 2 }\nc:\n  <<: *a\n  <<: *b\n';
  expect([...parseDescriptor(merged)]).toEqual([
    { line: 1, value: { a: { x: 1 }, b: { y: 2 }, c: { x: 1, y: 2 } } },
  ]);
});
