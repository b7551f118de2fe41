import { TypeOverrides, types } from 'pg';

const INT8 = 20;
const INT8_ARRAY = 1016;

/** Whole numbers of 64 bits as JavaScript numbers: the ids and counts kept here stay below 2^53. */
export const columnTypes = new TypeOverrides();
columnTypes.setTypeParser(INT8, Number);
const parseArray = types.getTypeParser(INT8_ARRAY) as (text: string) => string[];
columnTypes.setTypeParser(INT8_ARRAY, (text) => parseArray(text).map(Number));
