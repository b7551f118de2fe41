import type { z } from 'zod';
import { fromData } from '../located/fromData';
import type { LocatedMap, LocatedValue } from '../located/locatedValue';
import { emptyMap } from '../located/locatedValue';
import type { ConfigSchema } from '../schema/configSchema';
import { listChildSchemas, readDefault } from '../schema/descend';

/**
 * Adds defaults for missing keys. A key with the value `null` is not missing: it keeps no value. A section with the value `null`
 * is missing, because a section whose keys are all commented out is parsed as `null`. Defaults have no place.
 */
export function applyDefaults(root: LocatedMap, schema: ConfigSchema): LocatedMap {
  return fillMap(root, schema);
}

function fillMap(map: LocatedMap, schema: z.core.$ZodType): LocatedMap {
  const entries = new Map(map.entries);
  for (const [key, child] of listChildSchemas(schema)) {
    const entry = entries.get(key);
    const filled = fillValue(entry?.value, child);
    if (filled && filled !== entry?.value) entries.set(key, { ...entry, value: filled });
  }
  return { ...map, entries };
}

function fillValue(value: LocatedValue | undefined, schema: z.core.$ZodType): LocatedValue | undefined {
  const fallback = readDefault(schema);
  if (fallback !== undefined) return value ?? fromData(fallback);
  if (value?.kind === 'map') return fillMap(value, schema);
  const silent = value === undefined || (value.kind === 'scalar' && value.value === null);
  if (!silent) return value;
  const filled = fillMap(emptyMap, schema);
  return filled.entries.size > 0 ? { ...filled, at: value?.at } : value;
}
