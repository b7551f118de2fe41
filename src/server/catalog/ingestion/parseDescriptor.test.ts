import { describe, expect, it } from 'vitest';
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

  it('is read in the time of one pass, however many keys it has', () => {
    const keys = Array.from({ length: 50_000 }, (_, index) => `k${index}: 1`).join('\n');
    const started = process.cpuUsage();
    const [document] = [...parseDescriptor(keys)];
    const { user } = process.cpuUsage(started);
    expect(user / 1000).toBeLessThan(10_000);
    expect(document).toMatchObject({ value: { k49999: 1 } });
  }, 60_000);
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
