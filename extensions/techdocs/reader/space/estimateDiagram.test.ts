import { expect, it } from 'vitest';
import { estimateDiagram } from './estimateDiagram';

const wide = 2000;

it.each([
  [
    'the longest way down',
    'graph TD\n a[One] --> b(Two)\n b --> c{Three}\n a --> c',
    320,
    'graph TB\na-->b-->c',
  ],
  ['several nodes in a line', 'flowchart LR\n a & b --> c\n', 170, 'graph LR\nx --> c\ny --> c'],
  ['titles with arrows', 'graph LR\n a["x --> y --> z"] --> b', 68, 'graph LR\na --> b'],
  ['labels', 'graph LR\n a -->|yes| b\n a -- no --> c', 170, 'graph LR\n a -. no .-> b\n a ==> c'],
  ['circles', 'graph TD\n a --> b\n b --> a', 220, 'graph TD\n a --> b'],
])('counts %s', (_name, source, height, same) => {
  const frame = 62;
  expect(Math.abs(estimateDiagram(source, wide) - frame - height)).toBeLessThan(60);
  expect(estimateDiagram(source, wide)).toBe(estimateDiagram(same, wide));
});

it('grows with messages, and is lower where it has to be scaled', () => {
  const calls = (count: number) => `sequenceDiagram\n${'a->>b: call\n'.repeat(count)}`;
  expect(estimateDiagram(calls(5), wide)).toBeGreaterThan(estimateDiagram(calls(2), wide) + 100);
  const row = 'graph LR\na & b & c & d --> e --> f --> g --> h';
  expect(estimateDiagram(row, 400)).toBeLessThan(estimateDiagram(row, wide));
});

it('takes bounded time and space for any source', () => {
  const long = `graph TD\n${Array.from({ length: 3000 }, (_, index) => `n${index} --> n${index + 1}`).join('\n')}`;
  const started = performance.now();
  expect(estimateDiagram(long, wide)).toBeLessThan(1000);
  expect(estimateDiagram(`graph TD\n${'-'.repeat(50_000)}`, wide)).toBeLessThan(1000);
  expect(estimateDiagram('', wide)).toBeGreaterThan(0);
  expect(performance.now() - started).toBeLessThan(1000);
});

it.each([
  ['a line of spaces', `a${' '.repeat(200_000)}b`],
  ['a line of arrows', 'a -- '.repeat(40_000)],
  [
    'many nodes in each line',
    Array.from({ length: 300 }, (_, row) => `${names(row)} --> ${names(row + 1)}`).join('\n'),
  ],
])('is estimated within a moment for %s', (_what, source) => {
  const began = performance.now();
  expect(estimateDiagram(`graph TD\n${source}`, 600)).toBeLessThanOrEqual(962);
  expect(performance.now() - began).toBeLessThan(2_000);
});

function names(row: number): string {
  return Array.from({ length: 18 }, (_, index) => `n${row}_${index}`).join('&');
}
