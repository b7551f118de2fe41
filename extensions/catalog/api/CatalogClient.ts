import { type CompoundEntityRef, type Entity, parseEntityRef } from '#model';
import {
  type AddLocationResponse,
  type AnalyzeLocationResponse,
  type EntityAncestryResponse,
  type EntityFacetsResponse,
  type Location,
  type LocationRemoval,
  type QueryEntitiesResponse,
  addLocationResponseSchema,
  analyzeLocationSchema,
  ancestryResponseSchema,
  entitiesByRefsResponseSchema,
  entitiesResponseSchema,
  entityItemSchema,
  facetsResponseSchema,
  locationRemovalSchema,
  locationSchema,
  locationsResponseSchema,
  queryEntitiesResponseSchema,
  serializeEntityFilter,
  validateEntityErrorsSchema,
} from '../protocol';
import { ResponseError } from '#sdk';
import type {
  AddLocationRequest,
  AnalyzeLocationRequest,
  CatalogApi,
  CatalogRequestOptions,
  GetEntitiesByRefsRequest,
  GetEntitiesRequest,
  GetEntityFacetsRequest,
  QueryEntitiesInitialRequest,
  QueryEntitiesRequest,
  ValidateEntityResponse,
} from './CatalogApi';
import { chunkEntityRefs } from './chunkEntityRefs';
import { createEntitiesByQueryRequest } from './entitiesByQueryRequest';
import { createEntitiesRequest } from './entitiesRequest';
import { createEntityFacetsRequest } from './entityFacetsRequest';
import {
  type ResponseSchema,
  type CatalogHttpRequest,
  type CatalogTransport,
  fetchCatalogJson,
  fetchOptionalCatalogJson,
  readToEnd,
  sendCatalogCommand,
  sendCatalogRequest,
} from './sendCatalogRequest';

const streamPageSize = 500;

/** Implements `CatalogApi` over HTTP. */
export class CatalogClient implements CatalogApi {
  readonly #transport: CatalogTransport;

  constructor(transport: CatalogTransport) {
    this.#transport = transport;
  }

  async getEntities(
    request: GetEntitiesRequest = {},
    options?: CatalogRequestOptions,
  ): Promise<{ items: Entity[] }> {
    return { items: await this.#read(createEntitiesRequest(request), entitiesResponseSchema, options) };
  }

  async getEntitiesByRefs(
    { entityRefs, fields, filter }: GetEntitiesByRefsRequest,
    options?: CatalogRequestOptions,
  ): Promise<{ items: Array<Entity | undefined> }> {
    const query = new URLSearchParams();
    for (const text of serializeEntityFilter(filter ?? [])) query.append('filter', text);
    const answers = await Promise.all(
      chunkEntityRefs(entityRefs).map((chunk) =>
        this.#read(
          {
            method: 'POST',
            path: ['entities', 'by-refs'],
            query,
            body: { entityRefs: chunk, ...(fields?.length && { fields }) },
          },
          entitiesByRefsResponseSchema,
          options,
        ),
      ),
    );
    return { items: answers.flatMap(({ items }) => items.map((item) => item ?? undefined)) };
  }

  queryEntities(
    request: QueryEntitiesRequest = {},
    options?: CatalogRequestOptions,
  ): Promise<QueryEntitiesResponse> {
    return this.#read(createEntitiesByQueryRequest(request), queryEntitiesResponseSchema, options);
  }

  async *streamEntities(
    request: Omit<QueryEntitiesInitialRequest, 'limit' | 'offset'> = {},
    options?: CatalogRequestOptions,
  ): AsyncIterable<Entity[]> {
    let page = await this.queryEntities({ ...request, limit: streamPageSize }, options);
    yield page.items;
    while (page.pageInfo.nextCursor !== undefined) {
      const further = { cursor: page.pageInfo.nextCursor, limit: streamPageSize, fields: request.fields };
      page = await this.queryEntities(further, options);
      yield page.items;
    }
  }

  getEntityAncestors(
    { entityRef }: { entityRef: string },
    options?: CatalogRequestOptions,
  ): Promise<EntityAncestryResponse> {
    return this.#read({ path: [...pathOfEntity(entityRef), 'ancestry'] }, ancestryResponseSchema, options);
  }

  getEntityByRef(
    entityRef: string | CompoundEntityRef,
    options?: CatalogRequestOptions,
  ): Promise<Entity | undefined> {
    return this.#readIfAny({ path: pathOfEntity(entityRef) }, entityItemSchema, options);
  }

  removeEntityByUid(uid: string, options?: CatalogRequestOptions): Promise<void> {
    return this.#command({ method: 'DELETE', path: ['entities', 'by-uid', uid] }, options);
  }

  async refreshEntity(entityRef: string, options?: CatalogRequestOptions): Promise<void> {
    const request: CatalogHttpRequest = {
      method: 'POST',
      path: ['refresh'],
      body: { entityRef },
      ...options,
    };
    const response = await sendCatalogRequest(this.#transport, request);
    if (response.status !== 200) throw await ResponseError.fromResponse(response);
    await readToEnd(response);
  }

  getEntityFacets(
    request: GetEntityFacetsRequest,
    options?: CatalogRequestOptions,
  ): Promise<EntityFacetsResponse> {
    return this.#read(createEntityFacetsRequest(request), facetsResponseSchema, options);
  }

  async getLocations(options?: CatalogRequestOptions): Promise<{ items: Location[] }> {
    const items = await this.#read({ path: ['locations'] }, locationsResponseSchema, options);
    return { items: items.map(({ data }) => data) };
  }

  getLocationById(id: string, options?: CatalogRequestOptions): Promise<Location | undefined> {
    return this.#readIfAny({ path: ['locations', id] }, locationSchema, options);
  }

  async getLocationByRef(
    locationRef: string,
    options?: CatalogRequestOptions,
  ): Promise<Location | undefined> {
    const { items } = await this.getLocations(options);
    return items.find(({ type, target }) => `${type}:${target}` === locationRef);
  }

  getLocationByEntity(
    entityRef: string | CompoundEntityRef,
    options?: CatalogRequestOptions,
  ): Promise<Location | undefined> {
    const { kind, namespace, name } = parseEntityRef(entityRef);
    const path = ['locations', 'by-entity', kind, namespace, name];
    return this.#readIfAny({ path }, locationSchema, options);
  }

  async addLocation(
    { type = 'url', target, dryRun }: AddLocationRequest,
    options?: CatalogRequestOptions,
  ): Promise<AddLocationResponse> {
    const query = new URLSearchParams(dryRun ? { dryRun: 'true' } : {});
    const request: CatalogHttpRequest = {
      method: 'POST',
      path: ['locations'],
      query,
      body: { type, target },
    };
    const response = await sendCatalogRequest(this.#transport, { ...request, ...options });
    if (response.status !== 201) throw await ResponseError.fromResponse(response);
    const answer = addLocationResponseSchema.safeParse(await response.json());
    if (!answer.success) throw new Error(`Location wasn't added: ${target}`);
    return answer.data;
  }

  getLocationRemoval(id: string, options?: CatalogRequestOptions): Promise<LocationRemoval | undefined> {
    return this.#readIfAny({ path: ['locations', id, 'removal'] }, locationRemovalSchema, options);
  }

  removeLocationById(id: string, options?: CatalogRequestOptions): Promise<void> {
    return this.#command({ method: 'DELETE', path: ['locations', id] }, options);
  }

  async validateEntity(
    entity: Entity,
    locationRef: string,
    options?: CatalogRequestOptions,
  ): Promise<ValidateEntityResponse> {
    const response = await sendCatalogRequest(this.#transport, {
      method: 'POST',
      path: ['validate-entity'],
      body: { entity, location: locationRef },
      ...options,
    });
    if (response.ok) {
      await readToEnd(response);
      return { valid: true };
    }
    if (response.status !== 400) throw await ResponseError.fromResponse(response);
    const body = validateEntityErrorsSchema.safeParse(await response.clone().json());
    if (!body.success) throw await ResponseError.fromResponse(response);
    return { valid: false, errors: body.data.errors };
  }

  analyzeLocation(
    request: AnalyzeLocationRequest,
    options?: CatalogRequestOptions,
  ): Promise<AnalyzeLocationResponse> {
    const call: CatalogHttpRequest = { method: 'POST', path: ['analyze-location'], body: request };
    return this.#read(call, analyzeLocationSchema, options);
  }

  #read<T>(
    request: CatalogHttpRequest,
    schema: ResponseSchema<T>,
    options: CatalogRequestOptions | undefined,
  ): Promise<T> {
    return fetchCatalogJson(this.#transport, { ...request, ...options }, schema);
  }

  #readIfAny<T>(
    request: CatalogHttpRequest,
    schema: ResponseSchema<T>,
    options: CatalogRequestOptions | undefined,
  ): Promise<T | undefined> {
    return fetchOptionalCatalogJson(this.#transport, { ...request, ...options }, schema);
  }

  #command(request: CatalogHttpRequest, options: CatalogRequestOptions | undefined): Promise<void> {
    return sendCatalogCommand(this.#transport, { ...request, ...options });
  }
}

function pathOfEntity(entityRef: string | CompoundEntityRef): string[] {
  const { kind, namespace, name } = parseEntityRef(entityRef);
  return ['entities', 'by-name', kind, namespace, name];
}
