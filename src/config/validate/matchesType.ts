import type { z } from 'zod';
import type { LocatedValue } from '../located/locatedValue';
import { readDef, unwrap } from '../schema/keys';

const listTypes = ['array', 'tuple'];
const mapTypes = ['object', 'record'];
const scalarTypes = ['string', 'number', 'boolean', 'enum', 'literal'];

/** Whether a value has the type that a schema expects: a list, a map or a single value. Does not check its contents. */
export function matchesType(value: LocatedValue, schema: z.core.$ZodType): boolean {
  const { type, options } = readDef(unwrap(schema));
  if (options) return options.some((option) => matchesType(value, option));
  if (value.kind === 'scalar' && value.value === null) return true;
  if (listTypes.includes(type)) return value.kind === 'list';
  if (mapTypes.includes(type)) return value.kind === 'map';
  return !scalarTypes.includes(type) || value.kind === 'scalar';
}
