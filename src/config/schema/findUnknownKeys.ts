import {
  createProblem,
  findCandidates,
  printConfigPath,
  type ConfigPath,
  type Problem,
  type ProblemFix,
} from '#diagnostics';
import type { z } from 'zod';
import type { LocatedEntry, LocatedMap, LocatedValue, Span } from '../located/locatedValue';
import { configSchema } from './configSchema';
import { findChildSchema, listKnownKeys } from './descend';
import { readDef, readMeta } from './keys';
import { isSlip, listDeclaredKeys } from './isSlip';
import { findMisplacement, type Level, type Misplacement } from './findMisplacement';

type Schema = z.core.$ZodType;

const mostNamedKeys = 16;

/**
 * Warns about keys that nothing reads. At the top other tools may have their sections, so there a key counts only when it is
 * near to a known one, or known one level further in or out; below a known key every unknown one counts.
 */
export function findUnknownKeys(root: LocatedMap): Problem[] {
  return visit(root, configSchema, [], []);
}

/** `levels` are the maps around the value, the outermost first. */
function visit(value: LocatedValue, schema: Schema, path: ConfigPath, levels: readonly Level[]): Problem[] {
  if (readMeta(schema).deepVisibility !== undefined || value.kind === 'scalar') return [];
  if (value.kind === 'list') {
    return value.items.flatMap((item, index) => {
      const child = findChildSchema(schema, index);
      return child ? visit(item, child, [...path, index], []) : [];
    });
  }
  const known = listKnownKeys(schema);
  const inside = [...levels, { map: value, schema, path }];
  return [...value.entries].flatMap(([key, entry]) => {
    const child = findChildSchema(schema, key);
    // What a closed map refuses is told with its value.
    const isClosed = child && readDef(child).type === 'never';
    if (child && (isClosed || !isSlip(key, entry, inside)))
      return visit(entry.value, child, [...path, key], inside);
    const names = known ?? (child ? listDeclaredKeys(schema) : undefined);
    return names ? describeUnknown(key, entry, inside, names) : [];
  });
}

function describeUnknown(
  key: string,
  entry: LocatedEntry,
  levels: readonly Level[],
  known: readonly string[],
): Problem[] {
  const level = levels.at(-1);
  if (!level) return [];
  const candidates = findCandidates(key, known);
  const misplaced = findMisplacement(key, entry, levels);
  if (level.path.length === 0 && candidates.length === 0 && !misplaced) return [];
  const full = printConfigPath([...level.path, key]);
  const [nearest] = candidates;
  const near = nearest ? `Did you mean '${nearest}'?` : `Keys here are ${listUsedKeys(known, level.schema)}.`;
  return [
    createProblem('CONFIG_KEY_UNKNOWN', {
      message: `'${full}' is no key that Trellis knows, so it has no effect.`,
      hint: misplaced
        ? `It is a key of ${misplaced.owner}: indent it ${misplaced.by > 0 ? 'further' : 'less'}.`
        : near,
      where: entry.key && { ...entry.key, path: full },
      candidates: candidates.length > 0 ? candidates : undefined,
      fix: entry.key && createFix(key, entry.key, { level, nearest, misplaced }),
    }),
  ];
}

interface FixFacts {
  level: Level;
  nearest: string | undefined;
  misplaced: Misplacement | undefined;
}

function createFix(key: string, at: Span, { level, nearest, misplaced }: FixFacts): ProblemFix | undefined {
  const place = { ...at, path: '' };
  if (at.file.startsWith('environment:')) return undefined;
  if (misplaced) return misplaced.fix;
  if (nearest !== undefined && !level.map.entries.has(nearest)) {
    return { title: `Rename the key to '${nearest}'.`, edits: [{ kind: 'replace', place, value: nearest }] };
  }
  return { title: `Remove the key '${key}'.`, edits: [{ kind: 'remove', place }] };
}

function listUsedKeys(known: readonly string[], schema: Schema): string {
  const used = known.filter((key) => {
    const child = findChildSchema(schema, key);
    return child && !readMeta(child).unused;
  });
  const named = used.slice(0, mostNamedKeys).map((key) => `'${key}'`);
  return used.length > mostNamedKeys
    ? `${named.join(', ')} and ${used.length - mostNamedKeys} more`
    : named.join(', ');
}
