import type { CompoundEntityRef, Entity, FilterPredicate } from '#model';
import type {
  AddLocationResponse,
  AnalyzeLocationResponse,
  EntityAncestryResponse,
  EntityFacetsResponse,
  Location,
  LocationRemoval,
  QueryEntitiesResponse,
} from '../protocol';
import { type ApiRef, createApiRef } from '#sdk';
import type { EntityFilterQuery } from './entityFilterQuery';

/** The options of every call. */
export interface CatalogRequestOptions {
  /** Cancels the call, which then rejects with the reason of the signal. */
  signal?: AbortSignal;
}

/** One field to sort by, a dotted path such as `metadata.name`. */
export interface EntityOrder {
  field: string;
  order: 'asc' | 'desc';
}

/** `GET /entities`. */
export interface GetEntitiesRequest {
  filter?: EntityFilterQuery;
  fields?: string[];
  order?: EntityOrder | EntityOrder[];
  offset?: number;
  limit?: number;
  after?: string;
}

/** `POST /entities/by-refs`. */
export interface GetEntitiesByRefsRequest {
  entityRefs: string[];
  fields?: string[];
  filter?: EntityFilterQuery;
}

/** The first page of a query. */
export interface QueryEntitiesInitialRequest {
  fields?: string[];
  limit?: number;
  offset?: number;
  filter?: EntityFilterQuery;
  /** A predicate instead of `filter`, for conditions that groups cannot express. Sent as a POST request. */
  query?: FilterPredicate;
  orderFields?: EntityOrder[];
  fullTextFilter?: { term: string; fields?: string[] };
  /** With `exclude`, the backend does not count, and `totalItems` of the response is 0. */
  totalItems?: 'include' | 'exclude';
}

/** Another page. The cursor contains the filter and the order. */
export interface QueryEntitiesCursorRequest {
  cursor: string;
  fields?: string[];
  limit?: number;
}

export type QueryEntitiesRequest = QueryEntitiesInitialRequest | QueryEntitiesCursorRequest;

/** `entity-facets`: the number of entities for each value of each facet. */
export interface GetEntityFacetsRequest {
  facets: string[];
  filter?: EntityFilterQuery;
  /** A predicate instead of `filter`. Sent as a POST request. */
  query?: FilterPredicate;
}

export interface AddLocationRequest {
  /** `url` by default. */
  type?: string;
  target: string;
  /** Reads and validates the location without registering it. */
  dryRun?: boolean;
}

export type ValidateEntityResponse =
  | { valid: true }
  | { valid: false; errors: Array<{ name: string; message: string }> };

export interface AnalyzeLocationRequest {
  location: { type: string; target: string };
  catalogFilename?: string;
}

/**
 * The HTTP API of the catalog. Entity refs are `kind:namespace/name` or compound. Every method rejects with a `ResponseError`
 * if the backend responds with an error. Methods that return `undefined` do so for a 404. Entities are returned as the backend
 * sent them, which can be without required fields: components read them with `readEntity`.
 */
export interface CatalogApi {
  getEntities(request?: GetEntitiesRequest, options?: CatalogRequestOptions): Promise<{ items: Entity[] }>;
  /** Returns the entities in the order of the refs, `undefined` for unknown ones. Splits long lists into several requests. */
  getEntitiesByRefs(
    request: GetEntitiesByRefsRequest,
    options?: CatalogRequestOptions,
  ): Promise<{ items: Array<Entity | undefined> }>;
  queryEntities(
    request?: QueryEntitiesRequest,
    options?: CatalogRequestOptions,
  ): Promise<QueryEntitiesResponse>;
  /** Yields all entities of a query, in pages of 500 by cursor. */
  streamEntities(
    request?: Omit<QueryEntitiesInitialRequest, 'limit' | 'offset'>,
    options?: CatalogRequestOptions,
  ): AsyncIterable<Entity[]>;
  getEntityAncestors(
    request: { entityRef: string },
    options?: CatalogRequestOptions,
  ): Promise<EntityAncestryResponse>;
  getEntityByRef(
    entityRef: string | CompoundEntityRef,
    options?: CatalogRequestOptions,
  ): Promise<Entity | undefined>;
  removeEntityByUid(uid: string, options?: CatalogRequestOptions): Promise<void>;
  refreshEntity(entityRef: string, options?: CatalogRequestOptions): Promise<void>;
  getEntityFacets(
    request: GetEntityFacetsRequest,
    options?: CatalogRequestOptions,
  ): Promise<EntityFacetsResponse>;
  getLocations(options?: CatalogRequestOptions): Promise<{ items: Location[] }>;
  getLocationById(id: string, options?: CatalogRequestOptions): Promise<Location | undefined>;
  /** Finds a location by its ref, `type:target`. */
  getLocationByRef(locationRef: string, options?: CatalogRequestOptions): Promise<Location | undefined>;
  getLocationByEntity(
    entityRef: string | CompoundEntityRef,
    options?: CatalogRequestOptions,
  ): Promise<Location | undefined>;
  addLocation(request: AddLocationRequest, options?: CatalogRequestOptions): Promise<AddLocationResponse>;
  /**
   * What unregistering a location would not remove. `undefined` if the backend does not know, as Backstage's, or has no such
   * location.
   */
  getLocationRemoval(id: string, options?: CatalogRequestOptions): Promise<LocationRemoval | undefined>;
  removeLocationById(id: string, options?: CatalogRequestOptions): Promise<void>;
  /** Checks whether the backend would accept this entity. `locationRef` is the `type:target` that it would come from. */
  validateEntity(
    entity: Entity,
    locationRef: string,
    options?: CatalogRequestOptions,
  ): Promise<ValidateEntityResponse>;
  analyzeLocation(
    request: AnalyzeLocationRequest,
    options?: CatalogRequestOptions,
  ): Promise<AnalyzeLocationResponse>;
}

/** The ref of {@link CatalogApi}. */
export const catalogApiRef: ApiRef<CatalogApi> = createApiRef<CatalogApi>({ id: 'plugin.catalog.service' });
