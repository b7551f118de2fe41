import type { Entity, FilterPredicate } from '#model';
import type { EntityFilter } from '#protocol';
import type { StoredLocation } from './store';

/**
 * The filters of the protocol. Keys are dotted paths (`metadata.annotations.backstage.io/kubernetes-id`, `relations.ownedBy`)
 * and compare without case, values too. A list (`metadata.tags`) matches by any item.
 */
export type { EntityFilter };

export interface EntityOrder {
  field: string;
  order: 'asc' | 'desc';
}

/** What the caller may see of the catalogue; absent for all. It is no part of what was asked for, and in no cursor. */
export interface EntityLimit {
  allowed?: FilterPredicate | undefined;
}

/** Which entities: filters and predicate must both hold when both are given. Neither means all. */
export interface EntitySelection extends EntityLimit {
  filter?: EntityFilter;
  query?: FilterPredicate;
}

/** Dotted paths to return of each entity; absent means all of it. Objects above a path are kept as far as it needs them. */
export type EntityFields = readonly string[];

/** `GET /entities`: all that match, or a page by offset. */
export interface EntitiesRequest extends EntitySelection {
  fields?: EntityFields;
  /** Outermost first. Entities without the field come last, ties are broken by a stable key. */
  order?: EntityOrder[];
  limit?: number;
  offset?: number;
}

export interface EntitiesResponse {
  entities: Entity[];
  /** More follow after `offset + limit`. */
  hasMore: boolean;
}

export interface FullTextFilter {
  /** Trimmed and not empty. */
  term: string;
  /** Where to look; absent means the field of the first order, else `metadata.uid`, as the protocol has it. */
  fields?: string[];
}

/** `by-query` from the start: by offset or from the first page. */
export interface InitialQuery extends EntitySelection {
  fields?: EntityFields;
  limit?: number;
  offset?: number;
  orderFields?: EntityOrder[];
  fullTextFilter?: FullTextFilter;
  /** Leaves counting out; `totalItems` of the answer is then 0. */
  skipTotalItems?: boolean;
}

/** `by-query` from a cursor that an earlier answer carried. The cursor holds filters, order and full text of that query. */
export interface CursorQuery extends EntityLimit {
  cursor: string;
  fields?: EntityFields;
  limit?: number;
  skipTotalItems?: boolean;
}

export interface QueryResponse {
  items: Entity[];
  totalItems: number;
  pageInfo: { nextCursor?: string; prevCursor?: string };
}

export interface FacetsRequest extends EntitySelection {
  facets: string[];
}

/** By facet, each value with its count, sorted by value. Values keep the case of the entities. */
export type FacetsResponse = Record<string, Array<{ value: string; count: number }>>;

export interface AncestryResponse {
  rootEntityRef: string;
  items: Array<{ entity: Entity; parentEntityRefs: string[] }>;
}

/** A location with the ref of the entity that stands for it, `location:default/generated-<sha1 of type:target>`. */
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
 * The reading side of the catalogue, behind its routes. Requests are checked before they come here. A cursor that cannot be
 * read throws `CursorError`; a database that cannot be reached throws its driver's error, which the server answers with 503.
 */
export interface CatalogReader {
  entities(request: EntitiesRequest): Promise<EntitiesResponse>;
  queryEntities(request: InitialQuery | CursorQuery): Promise<QueryResponse>;
  /** In the order of the refs, `null` for an unknown one or one that the selection leaves out. Refs are full, in any case. */
  entitiesByRefs(
    request: { refs: string[]; fields?: EntityFields } & EntitySelection,
  ): Promise<Array<Entity | null>>;
  /** `ref` is full and lower-case. */
  entityByRef(ref: string, allowed?: FilterPredicate): Promise<Entity | undefined>;
  entityByUid(uid: string, allowed?: FilterPredicate): Promise<Entity | undefined>;
  /** The entity, its parents, theirs, and so on up to the first that is not allowed; each once, cycles included. */
  ancestry(ref: string, allowed?: FilterPredicate): Promise<AncestryResponse | undefined>;
  facets(request: FacetsRequest): Promise<FacetsResponse>;
  locations(): Promise<LocationRecord[]>;
  queryLocations(request: LocationsQuery): Promise<LocationsPage>;
  location(id: string): Promise<LocationRecord | undefined>;
  /** The location whose pass yielded this entity; `unknown-entity` when there is no such entity, `undefined` when it has no location. */
  locationOfEntity(
    ref: string,
    allowed?: FilterPredicate,
  ): Promise<LocationRecord | 'unknown-entity' | undefined>;
  /** Answers when the catalogue can be read; throws the reason when it cannot. */
  ping(): Promise<void>;
}

/** A cursor that was cut, changed or made by someone else. */
export class CursorError extends Error {
  override name = 'CursorError';
}
