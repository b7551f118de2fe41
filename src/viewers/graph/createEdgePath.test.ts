import { expect, test } from 'vitest';
import { createEdgePath } from './createEdgePath';

const bend = [
  { x: 0, y: 0 },
  { x: 0, y: 40 },
  { x: 60, y: 40 },
];

test('a straight edge goes through its points', () => {
  expect(createEdgePath(bend, 'straight', 'y')).toBe('M0 0L0 40L60 40');
});

test('a rounded edge starts its bends eight pixels before the corner', () => {
  expect(createEdgePath(bend, 'rounded', 'y')).toBe('M0 0L0 32Q0 40 8 40L60 40');
});

test('a short segment starts its bend at most at its middle', () => {
  const short = [
    { x: 0, y: 0 },
    { x: 0, y: 4 },
    { x: 60, y: 4 },
  ];
  expect(createEdgePath(short, 'rounded', 'y')).toBe('M0 0L0 2Q0 4 8 4L60 4');
});

test('a stepped edge turns halfway', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 60, y: 40 },
  ];
  expect(createEdgePath(line, 'step', 'y')).toBe('M0 0L0 20L60 20L60 40');
});

test('a stepped edge of a layout from left to right turns halfway to the right', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 60, y: 40 },
  ];
  expect(createEdgePath(line, 'step', 'x')).toBe('M0 0L30 0L30 40L60 40');
});

test('a smooth edge leaves and arrives along the axis', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 60, y: 40 },
  ];
  expect(createEdgePath(line, 'smooth', 'x')).toBe('M0 0C30 0 30 40 60 40');
});

test('a smooth edge that turns back has rounded bends', () => {
  const loop = [
    { x: 0, y: 0 },
    { x: 20, y: 0 },
    { x: 20, y: 20 },
    { x: 0, y: 20 },
  ];
  expect(createEdgePath(loop, 'smooth', 'x')).toBe('M0 0L12 0Q20 0 20 8L20 12Q20 20 12 20L0 20');
});

test('an edge without points has no path', () => {
  expect(createEdgePath([], 'rounded', 'y')).toBe('');
});
