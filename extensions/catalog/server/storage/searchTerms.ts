import { DEFAULT_NAMESPACE, type Entity, isJsonObject, type JsonValue } from '#model';
import { fold } from './fold';
import { storable } from './storable';

/** A key with a value that an entity can be found by. */
export interface SearchTerm {
  /** Dotted path in lower case: `spec.type`, `metadata.tags`, `relations.ownedby`. */
  key: string;
  /** The value is a list item. The entity also matches `<key>.<value>` with the value `true`. */
  listed: boolean;
  /** Lower case. `null` if it cannot be compared: null in JSON, or a text that is too long. */
  value: string | null;
  /** The value as written in the entity. */
  original: string | null;
  /** Unique identity of the term. */
  identity: string;
}

/** Longer keys and values are prose, not values to filter by. */
const MAX_LENGTH = 200;

/**
 * Entities with more terms are generated, for example with an API description as a map. No one filters by all of its
 * content.
 */
const MAX_TERMS = 5_000;

/** Parts of an entity that the author didn't write, or that have a separate representation below. */
const EXCLUDED_PATHS = new Set([
  'attachments',
  'relations',
  'status',
  'metadata.name',
  'metadata.namespace',
  'metadata.uid',
  'metadata.etag',
]);

/**
 * Lists the distinct terms of an entity: every path to a scalar, list items under the path of the list, and relations
 * as `relations.<type>` with the ref of the target.
 */
export function resolveSearchTerms(entity: Entity): SearchTerm[] {
  const terms = new Map<string, SearchTerm>();
  const add = (path: string, value: string | number | boolean | null, listed: boolean) => {
    const term = createTerm(path, value, listed);
    if (term && terms.size < MAX_TERMS) terms.set(term.identity, term);
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
    if (value !== undefined && !EXCLUDED_PATHS.has(below)) visit(value, below, false, add);
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
