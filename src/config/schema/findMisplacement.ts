import { printConfigPath, type ConfigPath, type FixEdit, type ProblemFix } from '#diagnostics';
import type { z } from 'zod';
import type { LocatedEntry, LocatedMap, Span } from '../located/locatedValue';
import { couldBe } from './couldBe';
import { findChildSchema, listChildSchemas, listKnownKeys } from './descend';

/** A map on the way to a value, with its schema. */
export interface Level {
  map: LocatedMap;
  schema: z.core.$ZodType;
  path: ConfigPath;
}

/** A key that is known one level further in or out: its line is indented wrongly. */
export interface Misplacement {
  /** Whose key it is, as a sentence names it. */
  owner: string;
  /** By how many columns it has to move; to the left when negative. */
  by: number;
  fix: ProblemFix;
}

const mostLines = 500;

/** Finds where a key that is unknown in its map belongs: into the section before it, or a level further out. */
export function findMisplacement(
  key: string,
  entry: LocatedEntry,
  levels: readonly Level[],
): Misplacement | undefined {
  const level = levels.at(-1);
  const at = entry.key;
  if (!level || !at || at.file.startsWith('environment:')) return undefined;
  return findInner(key, entry, at, level) ?? findOuter(key, entry, at, levels);
}

/** The section that stands right before the key, when the key is one of its. */
function findInner(
  key: string,
  entry: LocatedEntry,
  at: Span,
  { map, schema, path }: Level,
): Misplacement | undefined {
  if (!listSectionKeys(schema).has(key)) return undefined;
  const [name, before] = findBefore(map, at) ?? [];
  const section = name === undefined ? undefined : findChildSchema(schema, name);
  if (name === undefined || !before || !section || !hasKey(section, key)) return undefined;
  const wanted = findChildSchema(section, key);
  if (wanted && !couldBe(entry.value, wanted)) return undefined;
  const { value } = before;
  const isEmpty = value.kind === 'scalar' && value.value === null;
  if ((value.kind !== 'map' && !isEmpty) || (value.kind === 'map' && value.entries.has(key)))
    return undefined;
  const [first] = value.kind === 'map' ? [...value.entries.values()] : [];
  // Between braces there are no lines to indent.
  if (first && (first.key?.line === before.key?.line || first.key?.file !== at.file)) return undefined;
  const by = first?.key ? first.key.column - at.column : 2;
  return by > 0 ? create(printConfigPath([...path, name]), entry, at, by) : undefined;
}

/** The nearest map further out that has the key among its known ones. */
function findOuter(
  key: string,
  entry: LocatedEntry,
  at: Span,
  levels: readonly Level[],
): Misplacement | undefined {
  for (const { map, schema, path } of levels.slice(0, -1).toReversed()) {
    if (!hasKey(schema, key) || map.entries.has(key)) continue;
    const [first] = map.entries.values();
    const by = first?.key?.file === at.file ? first.key.column - at.column : 0;
    if (by >= 0 || first?.key?.line === at.line) return undefined;
    return create(path.length === 0 ? 'the file itself' : printConfigPath(path), entry, at, by);
  }
  return undefined;
}

const sectionKeys = new WeakMap<z.core.$ZodType, ReadonlySet<string>>();

/** The keys that any section of a map knows. Most unknown keys are none of them, and need not be compared with every other. */
function listSectionKeys(schema: z.core.$ZodType): ReadonlySet<string> {
  const known =
    sectionKeys.get(schema) ??
    new Set(listChildSchemas(schema).flatMap(([, section]) => listKnownKeys(section) ?? []));
  sectionKeys.set(schema, known);
  return known;
}

function hasKey(schema: z.core.$ZodType, key: string): boolean {
  return listKnownKeys(schema)?.includes(key) ?? false;
}

/** The entry that starts last before a place, in the same file. */
function findBefore(map: LocatedMap, at: Span): [string, LocatedEntry] | undefined {
  let found: [string, LocatedEntry] | undefined;
  for (const [name, entry] of map.entries) {
    if (entry.key?.file !== at.file || entry.key.line >= at.line) continue;
    if (!found?.[1].key || entry.key.line > found[1].key.line) found = [name, entry];
  }
  return found;
}

function create(owner: string, entry: LocatedEntry, at: Span, by: number): Misplacement | undefined {
  const end = entry.value.at?.file === at.file ? entry.value.at : at;
  const last = end.endColumn === 1 ? end.endLine - 1 : end.endLine;
  if (last - at.line > mostLines) return undefined;
  const edits = Array.from({ length: last - at.line + 1 }, (_, index): FixEdit => {
    const line = at.line + index;
    const place = { file: at.file, line, column: 1, endLine: line, endColumn: by > 0 ? 1 : 1 - by, path: '' };
    return { kind: 'text', place, text: by > 0 ? ' '.repeat(by) : '' };
  });
  const title = `Indent it by ${at.column - 1 + by} spaces, as a key of ${owner}.`;
  return { owner: owner.startsWith('the ') ? owner : `'${owner}'`, by, fix: { title, edits } };
}
