import { expect, it } from 'vitest';
import { parseDuration } from './duration';

it.each([
  ['5m', 300],
  ['1.5 hours', 5400],
  ['100ms', 0.1],
  ['PT5M', 300],
  ['P1DT1H', 90_000],
  [{ minutes: 1, seconds: 30 }, 90],
])('reads %j as %d seconds', (value, seconds) => {
  expect(parseDuration(value)).toBe(seconds);
});

it.each(['soon', '5 parsecs', 5, null, { parsecs: 1 }, { minutes: 'x' }])('rejects %j', (value) => {
  expect(parseDuration(value)).toBeUndefined();
});
