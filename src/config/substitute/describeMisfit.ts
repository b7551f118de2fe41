import { printConfigPath, type ConfigPath } from '#diagnostics';
import type { LocatedValue } from '../located/locatedValue';
import type { ConfigSchema } from '../schema/configSchema';
import { findSchemaAt, listKnownKeys } from '../schema/descend';
import { readMeta } from '../schema/keys';
import { matchesType } from '../validate/matchesType';
import { enterPath } from './enterPath';

/**
 * Describes why an included value cannot be meant for a path: it has another type, or none of the keys. Then the mistake is in the
 * including file, and the included one can be right.
 */
export function describeMisfit(
  value: LocatedValue,
  path: ConfigPath,
  root: ConfigSchema,
): string | undefined {
  const schema = findSchemaAt(root, path);
  if (!schema) return undefined;
  const shown = path.length === 0 ? 'the configuration' : `'${printConfigPath(path)}'`;
  if (!matchesType(value, schema)) {
    const found = { list: 'a list', map: 'a map', scalar: 'a single value' }[value.kind];
    return `contains ${found}, but ${shown} must be ${readMeta(schema).wanted ?? 'something else'}.`;
  }
  const known = path.length === 0 ? undefined : listKnownKeys(schema);
  if (value.kind !== 'map' || value.entries.size === 0 || !known) return undefined;
  const isStrange = [...value.entries.keys()].every((key) => !known.includes(key));
  return isStrange && value.entries.size > 1
    ? `has no keys of ${shown}.`
    : isStrange && value.entries.has(String(path[0]))
      ? `starts with '${String(path[0])}', so it does not contain keys of ${shown}.`
      : undefined;
}

/** Finds the place of a path, or of its end, in a whole included file. */
export function findMeantPath(whole: LocatedValue, path: ConfigPath): string | undefined {
  if (path.some((part) => typeof part === 'number')) return undefined;
  return path
    .map((_, index) => path.slice(index).join('.'))
    .find((inner) => enterPath(whole, inner) !== undefined);
}
