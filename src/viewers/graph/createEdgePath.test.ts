import { expect, test } from 'vitest';
import { createEdgePath } from './createEdgePath';

const bend = [
  { x: 0, y: 0 },
  { x: 0, y: 40 },
  { x: 60, y: 40 },
];

test('a straight edge goes through its points', () => {
  expect(createEdgePath(bend, 'straight')).toBe('M0 0L0 40L60 40');
});

test('a rounded edge starts its bends eight pixels before the corner', () => {
  expect(createEdgePath(bend, 'rounded')).toBe('M0 0L0 32Q0 40 8 40L60 40');
});

test('a short segment starts its bend at most at its middle', () => {
  const short = [
    { x: 0, y: 0 },
    { x: 0, y: 4 },
    { x: 60, y: 4 },
  ];
  expect(createEdgePath(short, 'rounded')).toBe('M0 0L0 2Q0 4 8 4L60 4');
});

test('a stepped edge turns halfway', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 60, y: 40 },
  ];
  expect(createEdgePath(line, 'step')).toBe('M0 0L0 20L60 20L60 40');
});

test('an edge without points has no path', () => {
  expect(createEdgePath([], 'rounded')).toBe('');
});
