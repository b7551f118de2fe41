import {
  createProblem,
  findCandidates,
  findOnlyCandidate,
  printConfigPath,
  type ConfigSource,
  type Problem,
} from '#diagnostics';
import type { z } from 'zod';
import { readPath } from '../reader/readPath';
import type { LocatedMap } from '../located/locatedValue';
import type { ConfigSchema } from '../schema/configSchema';
import { createValueFix, findLocated } from './createValueFix';
import { findFallenKey } from './findFallenKey';
import type { InvalidValue } from './listInvalidValues';
import { findSchemaAt } from '../schema/descend';
import { findUnitTypos } from './findUnitTypos';
import { readDef, readMeta, unwrap } from '../schema/keys';

/** A configuration in its two forms, and the schema that rejected a value. */
interface InvalidConfig {
  root: LocatedMap;
  source: ConfigSource;
  schema: ConfigSchema;
}

/** Returns the problem of an invalid value or a missing key. */
export function describeInvalidValue(
  { root, source, schema: whole }: InvalidConfig,
  { path, broken }: InvalidValue,
): Problem {
  if (broken)
    return createProblem('CONFIG_VALUE_INVALID', {
      message: `'${printConfigPath(path)}' ${broken.text}`,
      hint: broken.hint,
      where: source.locate(path),
      candidates: [...(broken.candidates ?? [])],
    });
  const schema = findSchemaAt(whole, path);
  const wanted = (schema && readMeta(schema).wanted) ?? 'something else';
  const found = readPath(source.data, path);
  if (found === undefined || (found === null && typeof path.at(-1) === 'string')) {
    const parent = path.slice(0, -1);
    const message = `Missing key '${path.at(-1)}' in '${printConfigPath(parent)}'. It must be ${wanted}.`;
    const fallen = schema && findFallenKey({ root, schema: whole }, path, schema);
    return createProblem(
      'CONFIG_VALUE_INVALID',
      fallen ? { message, ...fallen } : { message, where: source.locate(parent) },
    );
  }
  const located = findLocated(root, path);
  const typos = located ? findUnitTypos(schema, located.value).map(({ meant }) => meant) : [];
  const words = listWords(schema);
  const near = typeof found === 'string' ? findCandidates(found, words) : [];
  const candidates = typos.length > 0 ? typos : near;
  const isOnlyCandidate = typeof found === 'string' && findOnlyCandidate(found, words) !== undefined;
  return createProblem('CONFIG_VALUE_INVALID', {
    message: `'${printConfigPath(path)}' must be ${wanted}, but is ${describeValue(found, wanted)}.`,
    hint: candidates[0] === undefined ? undefined : `Did you mean '${candidates[0]}'?`,
    where: source.locate(path),
    candidates,
    fix: located && createValueFix({ ...located, schema, nearest: near[0], isOnlyCandidate }),
  });
}

/** Describes only the type of a value, because the value may be a secret. */
function describeValue(value: unknown, wanted: string): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a map';
  if (typeof value === 'string') return value === '' ? 'an empty string' : 'a different string';
  if (typeof value === 'number') return wanted.includes('number') ? 'a different number' : 'a number';
  return value === true ? "'true'" : "'false'";
}

/** Lists the words that a schema accepts. */
function listWords(schema: z.core.$ZodType | undefined): readonly string[] {
  if (!schema) return [];
  const isBoolean = readMeta(schema).jsonSchema?.['type'] === 'boolean';
  const { entries } = readDef(unwrap(schema));
  return isBoolean ? ['true', 'false'] : (readMeta(schema).usual ?? Object.keys(entries ?? {}));
}
