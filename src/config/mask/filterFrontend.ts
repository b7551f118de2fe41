import type { z } from 'zod';
import type { LocatedEntry, LocatedMap, LocatedValue } from '../located/locatedValue';
import { emptyMap } from '../located/locatedValue';
import type { ConfigSchema } from '../schema/configSchema';
import { findChildSchema } from '../schema/descend';
import { readMeta } from '../schema/keys';

type Schema = z.core.$ZodType;

/**
 * Returns the part of a configuration that browsers may see. Values are hidden unless a schema marks them as visible. This is the
 * last stage and works on the merged configuration, so that it covers everything that earlier stages add.
 */
export function filterFrontend(root: LocatedMap, schema: ConfigSchema): LocatedMap {
  const visible = filterValue(root, schema, false);
  return visible?.kind === 'map' ? visible : emptyMap;
}

/** `deep` means that a parent makes all its contents visible in the browser. */
function filterValue(
  value: LocatedValue,
  schema: Schema | undefined,
  deep: boolean,
): LocatedValue | undefined {
  const meta = schema ? readMeta(schema) : {};
  if (meta.deepVisibility === 'secret') return undefined;
  const inside = deep || meta.deepVisibility === 'frontend';
  if (value.kind === 'scalar') {
    const visibility = meta.visibility ?? (inside ? 'frontend' : 'backend');
    return visibility === 'frontend' ? value : undefined;
  }
  if (meta.visibility === 'secret' || meta.visibility === 'backend') return undefined;
  return value.kind === 'list' ? filterList(value, schema, inside) : filterMap(value, schema, inside);
}

function filterList(
  list: Extract<LocatedValue, { kind: 'list' }>,
  schema: Schema | undefined,
  inside: boolean,
) {
  const items = list.items.flatMap((item, index) => {
    return filterValue(item, schema && findChildSchema(schema, index), inside) ?? [];
  });
  return items.length > 0 || inside ? { ...list, items } : undefined;
}

function filterMap(map: LocatedMap, schema: Schema | undefined, inside: boolean): LocatedMap | undefined {
  const entries = new Map<string, LocatedEntry>();
  for (const [key, entry] of map.entries) {
    const value = filterValue(entry.value, schema && findChildSchema(schema, key), inside);
    if (value) entries.set(key, { ...entry, value });
  }
  return entries.size > 0 || inside ? { ...map, entries } : undefined;
}
