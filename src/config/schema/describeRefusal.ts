import {
  createProblem,
  findCandidates,
  printConfigPath,
  type ConfigPath,
  type ConfigSource,
  type Problem,
} from '#diagnostics';
import type { z } from 'zod';
import { readPath } from '../reader/readPath';
import type { LocatedMap } from '../located/locatedValue';
import { configSchema } from './configSchema';
import { createValueFix, findLocated } from './createValueFix';
import { findSchemaAt } from './descend';
import { findUnitSlips } from './findUnitSlips';
import { readDef, readMeta, unwrap } from './keys';

/** The problem of a value that the schema refused, or of a key that it needs and that is missing. */
export function describeRefusal(root: LocatedMap, source: ConfigSource, path: ConfigPath): Problem {
  const schema = findSchemaAt(configSchema, path);
  const wanted = (schema && readMeta(schema).wanted) ?? 'something else';
  const found = readPath(source.data, path);
  if (found === undefined || (found === null && typeof path.at(-1) === 'string')) {
    const parent = path.slice(0, -1);
    return createProblem('CONFIG_VALUE_INVALID', {
      message: `'${printConfigPath(parent)}' lacks the key '${path.at(-1)}', which must be ${wanted}.`,
      where: source.locate(parent),
    });
  }
  const located = findLocated(root, path);
  const slips = located ? findUnitSlips(schema, located.value).map(({ meant }) => meant) : [];
  const candidates = slips.length > 0 ? slips : findNearWords(schema, found);
  return createProblem('CONFIG_VALUE_INVALID', {
    message: `'${printConfigPath(path)}' must be ${wanted}, and it is ${describeValue(found, wanted)}.`,
    hint: candidates[0] === undefined ? undefined : `Did you mean '${candidates[0]}'?`,
    where: source.locate(path),
    candidates: candidates.length > 0 ? candidates : undefined,
    fix: located && createValueFix({ ...located, path, schema, nearest: candidates[0] }),
  });
}

/** Says the type only, never the value: it may be a secret. */
function describeValue(value: unknown, wanted: string): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a map';
  if (typeof value === 'string') return value === '' ? 'an empty text' : 'some other text';
  if (typeof value === 'number') return wanted.includes('number') ? 'another number' : 'a number';
  return value === true ? "'true'" : "'false'";
}

function findNearWords(schema: z.core.$ZodType | undefined, written: unknown): string[] {
  if (!schema || typeof written !== 'string') return [];
  const isBoolean = readMeta(schema).jsonSchema?.['type'] === 'boolean';
  const { entries } = readDef(unwrap(schema));
  const words = readMeta(schema).usual ?? Object.keys(entries ?? {});
  return findCandidates(written, isBoolean ? ['true', 'false'] : words);
}
