import type { CompoundEntityRef, Entity, FilterPredicate } from '#model';
import type {
  AddLocationResponse,
  EntityAncestryResponse,
  EntityFacetsResponse,
  Location,
  QueryEntitiesResponse,
} from '#protocol';
import { type ApiRef, createApiRef } from '#sdk';
import type { AnalyzeLocationResponse } from './analyzeLocationSchema';
import type { EntityFilterQuery } from './entityFilterQuery';

/** What every call takes besides its own arguments. */
export interface CatalogRequestOptions {
  /** Cancels the call; it then rejects with the signal's reason. */
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
  /** A predicate instead of `filter`, for what groups cannot say; such a query is posted. */
  query?: FilterPredicate;
  orderFields?: EntityOrder[];
  fullTextFilter?: { term: string; fields?: string[] };
  /** `exclude` spares the backend from counting; `totalItems` of the answer is then 0. */
  totalItems?: 'include' | 'exclude';
}

/** A further page: everything else stands in the cursor. */
export interface QueryEntitiesCursorRequest {
  cursor: string;
  fields?: string[];
  limit?: number;
}

export type QueryEntitiesRequest = QueryEntitiesInitialRequest | QueryEntitiesCursorRequest;

/** `entity-facets`: how many entities there are for each value of each facet. */
export interface GetEntityFacetsRequest {
  facets: string[];
  filter?: EntityFilterQuery;
  /** A predicate instead of `filter`; such a request is posted. */
  query?: FilterPredicate;
}

export interface AddLocationRequest {
  /** `url` unless said otherwise. */
  type?: string;
  target: string;
  /** Reads and validates without registering. */
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
 * The catalogue's HTTP interface. Entity refs are `kind:namespace/name` or compound. Every method rejects with a
 * `ResponseError` when the backend refuses, except where a missing thing is an answer (`undefined`).
 */
export interface CatalogApi {
  getEntities(request?: GetEntitiesRequest, options?: CatalogRequestOptions): Promise<{ items: Entity[] }>;
  /** In the order of the refs asked for; unknown ones are `undefined`. Long lists are asked for in pieces. */
  getEntitiesByRefs(
    request: GetEntitiesByRefsRequest,
    options?: CatalogRequestOptions,
  ): Promise<{ items: Array<Entity | undefined> }>;
  queryEntities(
    request?: QueryEntitiesRequest,
    options?: CatalogRequestOptions,
  ): Promise<QueryEntitiesResponse>;
  /** Every entity of a query, in pages of 500 by cursor. */
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
  /** By `type:target`. */
  getLocationByRef(locationRef: string, options?: CatalogRequestOptions): Promise<Location | undefined>;
  getLocationByEntity(
    entityRef: string | CompoundEntityRef,
    options?: CatalogRequestOptions,
  ): Promise<Location | undefined>;
  addLocation(request: AddLocationRequest, options?: CatalogRequestOptions): Promise<AddLocationResponse>;
  removeLocationById(id: string, options?: CatalogRequestOptions): Promise<void>;
  /** Asks whether the backend would take this entity; `locationRef` is `type:target` of where it would come from. */
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
