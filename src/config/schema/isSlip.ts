import { findCandidates } from '#diagnostics';
import type { z } from 'zod';
import type { LocatedEntry } from '../located/locatedValue';
import { findChildSchema, listChildSchemas } from './descend';
import { findMisplacement, type Level } from './findMisplacement';
import { readDef, unwrap } from './keys';

/**
 * Whether a key that is accepted only because its map takes any is most likely a known one: misspelt, or indented wrongly.
 * Paths are left alone: whoever writes one means it.
 */
export function isSlip(key: string, entry: LocatedEntry, levels: readonly Level[]): boolean {
  const level = levels.at(-1);
  if (!level || key.includes('/') || isRefused(key, level)) return false;
  const declared = listDeclaredKeys(level.schema);
  if (declared.length === 0 || declared.includes(key)) return false;
  const absent = declared.filter((name) => !level.map.entries.has(name));
  return findCandidates(key, absent).length > 0 || findMisplacement(key, entry, levels) !== undefined;
}

/** The keys that the schema of a map names, whatever others it takes. */
export function listDeclaredKeys(schema: z.core.$ZodType): string[] {
  return listChildSchemas(schema).map(([name]) => name);
}

/** A strict map refuses what it does not name, and says so by itself. */
function isRefused(key: string, { schema }: Level): boolean {
  const child = findChildSchema(schema, key);
  return child !== undefined && readDef(unwrap(child)).type === 'never';
}
