import type { z } from 'zod';
import { fromData } from '../located/fromData';
import type { LocatedMap, LocatedValue } from '../located/locatedValue';
import { emptyMap } from '../located/locatedValue';
import { configSchema } from './configSchema';
import { listChildSchemas, readDefault } from './descend';

/**
 * Fills in the defaults where the configuration is silent. A key written as `null` is not silent: its value stays absent.
 * A whole section written as `null` is (a section whose keys are all commented out reads so). Defaults have no place.
 */
export function applyDefaults(root: LocatedMap): LocatedMap {
  return fillMap(root, configSchema);
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
