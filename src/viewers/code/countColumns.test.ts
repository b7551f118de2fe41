import { expect, it } from 'vitest';
import { countColumns } from './countColumns';

it.each([
  ['', 0],
  ['short\nthe longest\nlong', 11],
  ['\ta', 5],
  ['ab\tc', 5],
  ['日本', 4],
  ['한글', 4],
  ['😀', 2],
])('counts the columns of %j', (code, columns) => expect(countColumns(code)).toBe(columns));
