import {
  createProblem,
  findCandidates,
  findUnknownKeys,
  fixUnknownKey,
  printConfigPath,
  type ConfigPath,
  type Problem,
  type ProblemFix,
  type UnknownKey,
} from '#diagnostics';
import type { z } from 'zod';
import { findEntry } from '../located/findEntry';
import type { LocatedEntry, LocatedMap, LocatedValue } from '../located/locatedValue';
import { toData } from '../located/toData';
import type { ConfigSchema } from '../schema/configSchema';
import { createKeySchema } from '../schema/createKeySchema';
import { findChildSchema, listChildSchemas, listDeclaredKeys } from '../schema/descend';
import { readMeta } from '../schema/keys';
import { isTypo } from './isTypo';
import { findNestedSections } from './findNestedSections';
import { matchesType } from './matchesType';
import { findMisplacement, type Level } from './findMisplacement';

type Schema = z.core.$ZodType;

const maxNamedKeys = 16;

/**
 * Reports unknown keys. Other tools can have their own top-level sections, so a top-level key is reported only if it is similar
 * to a known key, or known one level further in or out. In known sections, every unknown key is reported, except for keys
 * that could be those of plugins. With `withPlugins`, these are reported too.
 */
export function checkKeys(
  root: LocatedMap,
  schema: ConfigSchema,
  { withPlugins = false }: { withPlugins?: boolean } = {},
): Problem[] {
  let last: ConfigPath | undefined;
  const unknownKeys = findUnknownKeys(toData(root), createKeySchema(schema)).flatMap((unknown) => {
    // Keys below a typo belong to the key that was meant.
    if (last?.every((part, index) => part === unknown.path[index])) return [];
    const levels = listLevels(root, schema, unknown.path);
    const entry = levels.at(-1)?.map.entries.get(unknown.key);
    const isOpen = unknown.isOpen || (!withPlugins && holdsPlugins(levels));
    if (!entry || (isOpen && !isTypo(unknown.key, entry, levels))) return [];
    last = unknown.path;
    return describeUnknown(unknown, entry, levels);
  });
  const reported = new Set(unknownKeys.map(({ where }) => where?.path ?? ''));
  return [...unknownKeys, ...findNestedSections(root, schema, reported)];
}

function holdsPlugins(levels: readonly Level[]): boolean {
  const schema = levels.at(-1)?.schema;
  return schema !== undefined && readMeta(schema).holdsPlugins === true;
}

/** Lists the maps around a key since the last list, outermost first. */
function listLevels(root: LocatedMap, whole: Schema, path: ConfigPath): Level[] {
  let levels: Level[] = [];
  let value: LocatedValue | undefined = root;
  let schema: Schema | undefined = whole;
  for (const [depth, part] of path.entries()) {
    if (!value || !schema) return [];
    levels = value.kind === 'map' ? [...levels, { map: value, schema, path: path.slice(0, depth) }] : [];
    value = findEntry(value, part)?.value;
    schema = findChildSchema(schema, part);
  }
  return levels;
}

function describeUnknown(unknown: UnknownKey, entry: LocatedEntry, levels: readonly Level[]): Problem[] {
  const { key, path, known } = unknown;
  const level = levels.at(-1);
  if (!level) return [];
  const candidates = findCandidates(key, known);
  const misplaced = findMisplacement(key, entry, levels);
  const isSentence = !misplaced && (/\S\s+\S/.test(key) || (level.path.length === 0 && isRemark(key, entry)));
  const owners = level.path.length === 0 && !misplaced ? listOwners(key, entry, level) : [];
  if (level.path.length === 0 && candidates.length === 0 && !misplaced && owners.length === 0 && !isSentence)
    return [];
  const full = printConfigPath(path);
  if (owners.length > 0) {
    const named = owners.map((owner) => `'${owner}'`).join(' or ');
    return [
      createProblem('CONFIG_KEY_UNKNOWN', {
        message: `Unknown key '${full}'. It has no effect.`,
        hint: `This is a key of ${named}. Move it there.`,
        where: entry.key && { ...entry.key, path: full },
        candidates: owners.map((owner) => `${owner}.${key}`),
      }),
    ];
  }
  const [nearest] = candidates;
  const near = nearest
    ? `Did you mean '${nearest}'?`
    : `Valid keys are ${listUsedKeys(known, level.schema)}.`;
  return [
    createProblem('CONFIG_KEY_UNKNOWN', {
      message: `Unknown key '${full}'. It has no effect.`,
      hint: misplaced
        ? `This is a key of ${misplaced.owner}. Indent it ${misplaced.by > 0 ? 'further' : 'less'}.`
        : isSentence
          ? "If this is a comment, start it with '#'."
          : near,
      where: entry.key && { ...entry.key, path: full },
      candidates,
      fix: misplaced?.fix ?? fixKey(unknown, entry, level.schema),
    }),
  ];
}

/** Whether a key and its value read like a comment, such as `Note: After the first start, use CI to build the docs`. */
function isRemark(key: string, { value }: LocatedEntry): boolean {
  if (value.kind !== 'scalar' || value.filledIn) return false;
  return /^[A-Z][a-z]+$/.test(key) && String(value.value).split(/\s+/).length > 4;
}

/** Lists the sections that an unknown key of the file itself belongs to, with the same type. */
function listOwners(key: string, entry: LocatedEntry, { schema }: Level): string[] {
  return listChildSchemas(schema).flatMap(([section, child]) => {
    const wanted = listDeclaredKeys(child).includes(key) ? findChildSchema(child, key) : undefined;
    const fits = wanted && readMeta(wanted).unused !== true && matchesType(entry.value, wanted);
    return fits ? [section] : [];
  });
}

function fixKey(unknown: UnknownKey, entry: LocatedEntry, schema: Schema): ProblemFix | undefined {
  const fitting = unknown.unused.filter((name) => {
    const child = findChildSchema(schema, name);
    return child && matchesType(entry.value, child);
  });
  const place = entry.key && { ...entry.key, path: '' };
  return fixUnknownKey(place, unknown.key, { known: unknown.known, unused: fitting });
}

function listUsedKeys(known: readonly string[], schema: Schema): string {
  const used = known.filter((key) => {
    const child = findChildSchema(schema, key);
    return child && !readMeta(child).unused;
  });
  const named = used.slice(0, maxNamedKeys).map((key) => `'${key}'`);
  return used.length > maxNamedKeys
    ? `${named.join(', ')} and ${used.length - maxNamedKeys} more`
    : named.join(', ');
}
