import type { z } from 'zod';
import type { LocatedValue } from '../located/locatedValue';
import { readDef, unwrap } from './keys';

const listTypes = ['array', 'tuple'];
const mapTypes = ['object', 'record'];
const scalarTypes = ['string', 'number', 'boolean', 'enum', 'literal'];

/** Whether a value has the form that a schema wants: a list, a map or a single value. What stands in it is not looked at. */
export function couldBe(value: LocatedValue, schema: z.core.$ZodType): boolean {
  const { type, options } = readDef(unwrap(schema));
  if (options) return options.some((option) => couldBe(value, option));
  if (value.kind === 'scalar' && value.value === null) return true;
  if (listTypes.includes(type)) return value.kind === 'list';
  if (mapTypes.includes(type)) return value.kind === 'map';
  return !scalarTypes.includes(type) || value.kind === 'scalar';
}
