import { HttpError } from '#backend';
import type { Entity, FilterPredicate } from '#model';
import type { EntityFilter } from '../../protocol';
import type { StoredLocation } from './store';

/**
 * The protocol's filters. Keys are dotted paths (`metadata.annotations.backstage.io/kubernetes-id`,
 * `relations.ownedBy`). Keys and values are case-insensitive. A list (`metadata.tags`) matches if any item matches.
 */
export type { EntityFilter };

export interface EntityOrder {
  field: string;
  order: 'asc' | 'desc';
}

/** The entities that the caller may see. Absent for all. Not part of the request, and not in cursors. */
export interface EntityLimit {
  allowed?: FilterPredicate | undefined;
}

/** Which entities to return. If filter and predicate are both given, both must match. Without either, all match. */
export interface EntitySelection extends EntityLimit {
  filter?: EntityFilter;
  query?: FilterPredicate;
}

/**
 * Dotted paths to return of each entity. Absent for the complete entity. Parent objects contain only what the paths
 * need.
 */
export type EntityFields = readonly string[];

/** `GET /entities`: all matches, or those after an offset, up to a limit. */
export interface EntitiesRequest extends EntitySelection {
  fields?: EntityFields;
  /** The most significant field first. Entities without a field come last. Ties are resolved by a stable key. */
  order?: EntityOrder[];
  limit?: number;
  offset?: number;
}

/** An entity as JSON, as it is stored. Answers pass it on, because parsing and printing large pages takes long. */
export type PrintedEntity = string;

export interface EntitiesResponse {
  entities: Entity[];
  /** Whether there are more after these. */
  hasMore: boolean;
}

/** Entities as JSON, separated by commas. Empty if there are none. */
export type PrintedEntities = string;

/** The same as {@link EntitiesResponse}, in parts. */
export interface EntityStream {
  first: PrintedEntities;
  /** All parts, with the first one, if there are several. Each is read when it is needed. */
  parts?: AsyncIterable<PrintedEntities> | undefined;
  hasMore: boolean;
}

export interface FullTextFilter {
  /** Trimmed, not empty. */
  term: string;
  /** Fields to search. Defaults to the first sort field, or `metadata.uid`, as the protocol defines it. */
  fields?: string[];
}

/**
 * Limits of one page. A larger limit counts as this one, a page ends with the entity that reaches the size, and the cursor leads
 * to the rest.
 */
export const PAGE_LIMITS = {
  entities: 10_000,
  /** Size of the entities as JSON, about 4,000 entities. */
  bytes: 8 * 1024 * 1024,
};

interface PageRequest {
  fields?: EntityFields;
  limit?: number;
  /** Skips counting. `totalItems` of the result is 0. */
  skipTotalItems?: boolean;
  /** Reads only a part of a large page, so that it can be sent without holding all of it. */
  inParts?: boolean;
}

/** `by-query` without a cursor: by offset or the first page. */
export interface InitialQuery extends EntitySelection, PageRequest {
  offset?: number;
  orderFields?: EntityOrder[];
  fullTextFilter?: FullTextFilter;
}

/** `by-query` with a cursor from an earlier response. It contains the filters, order and full text of that query. */
export interface CursorQuery extends EntityLimit, PageRequest {
  cursor: string;
}

export interface QueryResponse<Item = Entity> {
  items: Item[];
  totalItems: number;
  pageInfo: { nextCursor?: string; prevCursor?: string };
  /** Cursor of the other entities of this page, if only a part was read. Pages toward the start are read whole. */
  rest?: string | undefined;
}

export interface FacetsRequest extends EntitySelection {
  facets: string[];
}

/** The values of each facet with their counts, sorted by value. Values keep their case. */
export type FacetsResponse = Record<string, Array<{ value: string; count: number }>>;

export interface AncestryResponse {
  rootEntityRef: string;
  items: Array<{ entity: Entity; parentEntityRefs: string[] }>;
}

/** A location with the ref of its Location entity, `location:default/generated-<sha1 of type:target>`. */
export interface LocationRecord extends StoredLocation {
  entityRef: string;
}

export interface LocationsQuery {
  query?: FilterPredicate;
  limit?: number;
  cursor?: string;
}

export interface LocationsPage {
  items: LocationRecord[];
  totalItems: number;
  pageInfo: { nextCursor?: string };
}

/**
 * The catalog's read API. Requests have already been validated. An invalid cursor throws `CursorError`. If the
 * database is unavailable, its driver's error is thrown, which the server turns into a 503. `Item` is the form of entities in
 * lists, `List` that of lists without a cursor.
 */
export interface CatalogReader<Item = Entity, List = EntitiesResponse> {
  entities(request: EntitiesRequest): Promise<List>;
  queryEntities(request: InitialQuery | CursorQuery): Promise<QueryResponse<Item>>;
  /** In the order of the refs. `null` for refs that are unknown or not selected. Refs are full, in any case. */
  entitiesByRefs(
    request: { refs: string[]; fields?: EntityFields } & EntitySelection,
  ): Promise<Array<Item | null>>;
  /** `ref` is full and lowercase. */
  entityByRef(ref: string, allowed?: FilterPredicate): Promise<Entity | undefined>;
  entityByUid(uid: string, allowed?: FilterPredicate): Promise<Entity | undefined>;
  /** The entity and its ancestors, up to the first one that is not visible. Each once, even if there are cycles. */
  ancestry(ref: string, allowed?: FilterPredicate): Promise<AncestryResponse | undefined>;
  facets(request: FacetsRequest): Promise<FacetsResponse>;
  /** The refs of all entities that the caller may see, or of those among some refs. */
  refs(allowed?: FilterPredicate, among?: readonly string[]): Promise<string[]>;
  locations(): Promise<LocationRecord[]>;
  queryLocations(request: LocationsQuery): Promise<LocationsPage>;
  location(id: string): Promise<LocationRecord | undefined>;
  /**
   * The location that provides this entity. `unknown-entity` if the entity does not exist, `undefined` if it has no
   * location.
   */
  locationOfEntity(
    ref: string,
    allowed?: FilterPredicate,
  ): Promise<LocationRecord | 'unknown-entity' | undefined>;
}

/** Reads lists of printed entities. */
export type PrintingReader = CatalogReader<PrintedEntity, EntityStream>;

/** The cursor is truncated, changed or from somewhere else. Results in a 400. */
export class CursorError extends HttpError {
  constructor(reason: string) {
    super('InputError', 400, `Malformed cursor: ${reason}`);
  }
}
