import { TypeOverrides } from 'pg';

const INT8 = 20;
const INT8_ARRAY = 1016;

/** Parses 64-bit integers as numbers. Our ids and counts stay below 2^53. */
export const columnTypes = new TypeOverrides();
columnTypes.setTypeParser(INT8, Number);
columnTypes.setTypeParser(INT8_ARRAY, parseNumbers);

function parseNumbers(text: string): number[] {
  return text === '{}' ? [] : text.slice(1, -1).split(',').map(Number);
}
