import { printConfigPath, type ConfigPath } from '#diagnostics';
import type { z } from 'zod';
import type { LocatedMap, LocatedValue } from '../located/locatedValue';
import type { ConfigSchema } from '../schema/configSchema';
import { findChildSchema } from '../schema/descend';
import { readMeta } from '../schema/keys';

/** Lists the paths of values that are accepted but have no effect here. Values inside them are not listed. */
export function listIgnoredKeys(root: LocatedMap, schema: ConfigSchema): string[] {
  return listBelow(root, schema, []);
}

function listBelow(value: LocatedValue, schema: z.core.$ZodType, path: ConfigPath): string[] {
  const { unused, unread, deepVisibility, holdsPlugins } = readMeta(schema);
  if (unused || unread) return [printConfigPath(path)];
  if (deepVisibility !== undefined || value.kind === 'scalar') return [];
  const children: Array<[string | number, LocatedValue]> =
    value.kind === 'list'
      ? [...value.items.entries()]
      : [...value.entries].map(([key, entry]) => [key, entry.value]);
  return children.flatMap(([step, child]) => {
    const inside = findChildSchema(schema, step);
    if (!inside && holdsPlugins) return [printConfigPath([...path, step])];
    return inside ? listBelow(child, inside, [...path, step]) : [];
  });
}
