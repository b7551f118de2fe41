import { expect, it } from 'vitest';
import { formatDuration } from './formatDuration';

it.each([
  [-5_000, '0s'],
  [40, '0s'],
  [440, '0.4s'],
  [9_940, '9.9s'],
  [9_960, '10s'],
  [59_400, '59s'],
  [59_600, '1m 0s'],
  [125_000, '2m 5s'],
  [3_600_000, '1h 0m'],
  [93_784_000, '26h 3m'],
])('formats %d ms as %s', (ms, expected) => {
  expect(formatDuration(ms, 'en')).toBe(expected);
});
