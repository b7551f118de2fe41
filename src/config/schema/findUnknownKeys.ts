import { createProblem, findCandidates, printConfigPath, type ConfigPath, type Problem } from '#diagnostics';
import type { z } from 'zod';
import type { LocatedEntry, LocatedMap, LocatedValue } from '../located/locatedValue';
import { configSchema } from './configSchema';
import { findChildSchema, listKnownKeys } from './descend';
import { readMeta } from './keys';

type Schema = z.core.$ZodType;

const mostNamedKeys = 16;

/**
 * Warns about keys that nothing reads. At the top other tools may have their sections, so there a key counts only when it is
 * near to a known one; below a known key every unknown one counts.
 */
export function findUnknownKeys(root: LocatedMap): Problem[] {
  return visit(root, configSchema, []);
}

function visit(value: LocatedValue, schema: Schema, path: ConfigPath): Problem[] {
  if (readMeta(schema).deepVisibility !== undefined || value.kind === 'scalar') return [];
  if (value.kind === 'list') {
    return value.items.flatMap((item, index) => {
      const child = findChildSchema(schema, index);
      return child ? visit(item, child, [...path, index]) : [];
    });
  }
  const known = listKnownKeys(schema);
  return [...value.entries].flatMap(([key, entry]) => {
    const child = findChildSchema(schema, key);
    if (child) return visit(entry.value, child, [...path, key]);
    return known ? describeUnknown(key, entry, path, { known, schema }) : [];
  });
}

function describeUnknown(
  key: string,
  entry: LocatedEntry,
  path: ConfigPath,
  { known, schema }: { known: string[]; schema: Schema },
): Problem[] {
  const candidates = findCandidates(key, known);
  if (path.length === 0 && candidates.length === 0) return [];
  const full = printConfigPath([...path, key]);
  const [nearest] = candidates;
  return [
    createProblem('CONFIG_KEY_UNKNOWN', {
      message: `'${full}' is no key that Trellis knows, so it has no effect.`,
      hint: nearest ? `Did you mean '${nearest}'?` : `Keys here are ${listUsedKeys(known, schema)}.`,
      where: entry.key && { ...entry.key, path: full },
      candidates: candidates.length > 0 ? candidates : undefined,
    }),
  ];
}

function listUsedKeys(known: string[], schema: Schema): string {
  const used = known.filter((key) => {
    const child = findChildSchema(schema, key);
    return child && !readMeta(child).unused;
  });
  const named = used.slice(0, mostNamedKeys).map((key) => `'${key}'`);
  return used.length > mostNamedKeys
    ? `${named.join(', ')} and ${used.length - mostNamedKeys} more`
    : named.join(', ');
}
