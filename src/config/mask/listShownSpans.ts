import { findCandidates } from '#diagnostics';
import type { z } from 'zod';
import type { LocatedMap, LocatedValue, Span } from '../located/locatedValue';
import type { ConfigSchema } from '../schema/configSchema';
import { findChildSchema, listChildSchemas } from '../schema/descend';
import { filterFrontend } from './filterFrontend';
import { readMeta } from '../schema/keys';

/** The parts of a file that browsers may see. */
export interface ShownSpans {
  /** Keys and values, in no particular order. */
  spans: Span[];
  /** The lines of `app.extensions`. Comments in these lines are shown too. */
  lines: Array<{ first: number; last: number }>;
  /** Whether any part of the file could be parsed. */
  wasRead: boolean;
}

/** Lists the places in one file that browsers may see: the values that they receive, and the names of known keys. */
export function listShownSpans(
  layers: readonly LocatedMap[],
  file: string,
  schema: ConfigSchema,
): ShownSpans {
  const shown: ShownSpans = { spans: [], lines: [], wasRead: false };
  for (const layer of layers) {
    shown.wasRead ||= mentions(layer, file);
    collectKnownKeys(layer, schema, file, shown.spans);
    const visible = filterFrontend(layer, schema);
    collectAll(visible, file, shown.spans);
    const app = visible.entries.get('app')?.value;
    const extensions = app?.kind === 'map' ? app.entries.get('extensions') : undefined;
    const inside: Span[] = [];
    add(extensions?.key, file, inside);
    if (extensions) collectAll(extensions.value, file, inside);
    if (inside.length > 0) shown.lines.push(findLines(inside));
  }
  return shown;
}

function mentions(value: LocatedValue, file: string): boolean {
  if (value.at?.file === file) return true;
  if (value.kind === 'scalar') return false;
  const children =
    value.kind === 'list' ? value.items : [...value.entries.values()].map((entry) => entry.value);
  return children.some((child) => mentions(child, file));
}

/** Collects all keys and all values that are in the file itself. */
function collectAll(value: LocatedValue, file: string, spans: Span[]): void {
  if (value.kind === 'scalar') {
    if (!value.filledIn) add(value.at, file, spans);
  } else if (value.kind === 'list') {
    for (const item of value.items) collectAll(item, file, spans);
  } else {
    for (const entry of value.entries.values()) {
      add(entry.key, file, spans);
      collectAll(entry.value, file, spans);
    }
  }
}

/** Collects the names of known keys and likely typos of them. Names are not secret, even if their values are. */
function collectKnownKeys(value: LocatedValue, schema: z.core.$ZodType, file: string, spans: Span[]): void {
  if (value.kind === 'scalar' || readMeta(schema).deepVisibility !== undefined) return;
  if (value.kind === 'list') {
    const item = findChildSchema(schema, 0);
    if (item) for (const inner of value.items) collectKnownKeys(inner, item, file, spans);
    return;
  }
  const children = new Map(listChildSchemas(schema));
  if (children.size === 0) return;
  for (const [key, entry] of value.entries) {
    const child = children.get(key);
    if (child || findCandidates(key, children.keys()).length > 0) add(entry.key, file, spans);
    if (child) collectKnownKeys(entry.value, child, file, spans);
  }
}

function add(span: Span | undefined, file: string, spans: Span[]): void {
  if (span?.file === file) spans.push(span);
}

function findLines(spans: readonly Span[]): { first: number; last: number } {
  let first = Infinity;
  let last = 0;
  for (const { line, endLine } of spans) {
    first = Math.min(first, line);
    last = Math.max(last, endLine);
  }
  return { first, last };
}
