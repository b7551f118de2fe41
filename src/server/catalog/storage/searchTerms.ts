import { DEFAULT_NAMESPACE, type Entity, isJsonObject, type JsonValue } from '#model';
import { fold } from './fold';
import { storable } from './storable';

/** One thing that an entity can be found by: a key with a value. */
export interface SearchTerm {
  /** Dotted path, lower-case: `spec.type`, `metadata.tags`, `relations.ownedby`. */
  key: string;
  /** The value is an item of a list. Its entity is then also found by `<key>.<value>`, as if that were `true`. */
  listed: boolean;
  /** Lower-case; `null` when there is nothing to compare: JSON's null, or a text too long to be searched for. */
  value: string | null;
  /** The value as the entity writes it. */
  original: string | null;
  /** A text that two terms share only when they are the same term. */
  identity: string;
}

/** Longer keys and values are texts to read, not values to filter by. */
const MAX_LENGTH = 200;

/** Entities with more are machine-made, such as a whole API description as a map; nobody filters by all that is in them. */
const MOST_TERMS = 5_000;

/** Parts of an entity that are not its author's words, or stand below in a form of their own. */
const LEFT_OUT = new Set([
  'attachments',
  'relations',
  'status',
  'metadata.name',
  'metadata.namespace',
  'metadata.uid',
  'metadata.etag',
]);

/**
 * All terms of an entity as it is served: every path to a plain value, items of lists under the path of the list, and relations as
 * `relations.<type>` with the target's ref. Each once.
 */
export function resolveSearchTerms(entity: Entity): SearchTerm[] {
  const terms = new Map<string, SearchTerm>();
  const add = (path: string, value: string | number | boolean | null, listed: boolean) => {
    const term = createTerm(path, value, listed);
    if (term && terms.size < MOST_TERMS) terms.set(term.identity, term);
  };
  add('metadata.name', entity.metadata.name, false);
  add('metadata.namespace', entity.metadata.namespace ?? DEFAULT_NAMESPACE, false);
  visitMap(entity, '', add);
  for (const { type, targetRef } of entity.relations ?? []) add(`relations.${type}`, targetRef, false);
  return [...terms.values()];
}

/** See `SearchTerm.identity`. */
export function identify({ key, listed, original }: Pick<SearchTerm, 'key' | 'listed' | 'original'>): string {
  return `${key}\0${listed ? '1' : '0'}${original ?? '\0'}`;
}

type Add = (path: string, value: string | number | boolean | null, listed: boolean) => void;

function visitMap(map: Record<string, JsonValue | undefined>, path: string, add: Add): void {
  for (const [key, value] of Object.entries(map)) {
    const below = path === '' ? key : `${path}.${key}`;
    if (value !== undefined && !LEFT_OUT.has(below)) visit(value, below, false, add);
  }
}

function visit(value: JsonValue, path: string, listed: boolean, add: Add): void {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, path, true, add);
  } else if (isJsonObject(value)) visitMap(value, path, add);
  else add(path, value, listed);
}

function createTerm(
  path: string,
  value: string | number | boolean | null,
  listed: boolean,
): SearchTerm | undefined {
  if (path.length > MAX_LENGTH) return undefined;
  const text = value === null ? null : String(value);
  const original = text === null || text.length > MAX_LENGTH ? null : storable(text);
  const key = fold(storable(path));
  const folded = original === null ? null : fold(original);
  return { key, listed, value: folded, original, identity: identify({ key, listed, original }) };
}
