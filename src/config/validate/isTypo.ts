import { findCandidates } from '#diagnostics';
import type { LocatedEntry } from '../located/locatedValue';
import { findChildSchema, listChildSchemas, listDeclaredKeys } from '../schema/descend';
import { findMisplacement, type Level } from './findMisplacement';
import { readDef, readMeta, unwrap } from '../schema/keys';

/**
 * Whether an unknown key in a map that accepts any key is probably a known key that is misspelled or indented wrongly. Paths are
 * never reported, because they are rarely typos.
 */
export function isTypo(key: string, entry: LocatedEntry, levels: readonly Level[]): boolean {
  const level = levels.at(-1);
  if (!level || key.includes('/') || isRefused(key, level)) return false;
  const declared = listDeclaredKeys(level.schema);
  if (declared.length === 0 || declared.includes(key)) return false;
  const isUnread = levels.some(({ schema }) => readMeta(schema).unread);
  const absent = listCandidates(level, isUnread);
  return findCandidates(key, absent).length > 0 || findMisplacement(key, entry, levels) !== undefined;
}

/** Lists the keys that could be meant. In a section that no plugin here reads, keys without a schema are often of another version. */
function listCandidates({ map, schema }: Level, isUnread: boolean): string[] {
  const { holdsPlugins } = readMeta(schema);
  return listChildSchemas(schema).flatMap(([name, child]) =>
    (map.entries.has(name) && !holdsPlugins) || (isUnread && readMeta(child).unused) ? [] : [name],
  );
}

/** Whether a strict map rejects the key, in which case it is already reported. */
function isRefused(key: string, { schema }: Level): boolean {
  const child = findChildSchema(schema, key);
  return child !== undefined && readDef(unwrap(child)).type === 'never';
}
