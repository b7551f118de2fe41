import { isInFile, printConfigPath, type ConfigPath, type FixEdit, type ProblemFix } from '#diagnostics';
import type { z } from 'zod';
import type { LocatedEntry, LocatedMap, Span } from '../located/locatedValue';
import { matchesType } from './matchesType';
import { findChildSchema, listChildSchemas } from '../schema/descend';
import { readMeta } from '../schema/keys';

/** A map around a value, with its schema. */
export interface Level {
  map: LocatedMap;
  schema: z.core.$ZodType;
  path: ConfigPath;
}

/** A key with the wrong indentation: it is known one level further in or out. */
export interface Misplacement {
  /** The map that contains the key, as part of a sentence. */
  owner: string;
  /** The number of columns to indent by. Negative to indent less. */
  by: number;
  fix: ProblemFix;
}

const maxLines = 500;

/** Finds where an unknown key belongs: in the section before it, or one level further out. */
export function findMisplacement(
  key: string,
  entry: LocatedEntry,
  levels: readonly Level[],
): Misplacement | undefined {
  const level = levels.at(-1);
  const at = entry.key;
  if (!level || !at || !isInFile(at)) return undefined;
  return findInner(key, entry, at, level) ?? findOuter(key, entry, at, levels);
}

/** Returns the section right before the key, if the key belongs to it. */
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
  if (wanted && !matchesType(entry.value, wanted)) return undefined;
  const { value } = before;
  const isEmpty = value.kind === 'scalar' && value.value === null;
  if ((value.kind !== 'map' && !isEmpty) || (value.kind === 'map' && value.entries.has(key)))
    return undefined;
  const [first] = value.kind === 'map' ? [...value.entries.values()] : [];
  // In flow style, there are no lines to indent.
  if (first && (first.key?.line === before.key?.line || first.key?.file !== at.file)) return undefined;
  const by = first?.key ? first.key.column - at.column : 2;
  return by > 0 ? createIndentation(printConfigPath([...path, name]), entry, at, by) : undefined;
}

/** Returns the nearest outer map in which the key is known. */
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
    return createIndentation(path.length === 0 ? 'the file itself' : printConfigPath(path), entry, at, by);
  }
  return undefined;
}

const sectionKeys = new WeakMap<z.core.$ZodType, ReadonlySet<string>>();

/** Lists the keys of all sections in a map. Most unknown keys are not among them, so a more expensive comparison is avoided. */
function listSectionKeys(schema: z.core.$ZodType): ReadonlySet<string> {
  const known =
    sectionKeys.get(schema) ??
    new Set(listChildSchemas(schema).flatMap(([, section]) => listUsedKeys(section)));
  sectionKeys.set(schema, known);
  return known;
}

function hasKey(schema: z.core.$ZodType, key: string): boolean {
  return listUsedKeys(schema).includes(key);
}

/** Lists the keys that a schema names, without those of other programs, whose names can be anywhere. */
function listUsedKeys(schema: z.core.$ZodType): string[] {
  return listChildSchemas(schema).flatMap(([key, child]) => (readMeta(child).unused ? [] : [key]));
}

/** Finds the last entry before a place in the same file. */
function findBefore(map: LocatedMap, at: Span): [string, LocatedEntry] | undefined {
  let found: [string, LocatedEntry] | undefined;
  for (const [name, entry] of map.entries) {
    if (entry.key?.file !== at.file || entry.key.line >= at.line) continue;
    if (!found?.[1].key || entry.key.line > found[1].key.line) found = [name, entry];
  }
  return found;
}

/** Creates the fix that indents a key and its contents. */
export function createIndentation(
  owner: string,
  entry: LocatedEntry,
  at: Span,
  by: number,
): Misplacement | undefined {
  const end = entry.value.at?.file === at.file ? entry.value.at : at;
  const last = end.endColumn === 1 ? end.endLine - 1 : end.endLine;
  if (last - at.line > maxLines) return undefined;
  const edits = Array.from({ length: last - at.line + 1 }, (_, index): FixEdit => {
    const line = at.line + index;
    const place = { file: at.file, line, column: 1, endLine: line, endColumn: by > 0 ? 1 : 1 - by, path: '' };
    return { kind: 'text', place, text: by > 0 ? ' '.repeat(by) : '' };
  });
  const title = `Indent the key by ${at.column - 1 + by} spaces, so that it belongs to ${owner}.`;
  const fix: ProblemFix = { title, applicability: 'suggestion', edits };
  return { owner: owner.startsWith('the ') ? owner : `'${owner}'`, by, fix };
}
