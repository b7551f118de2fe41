import { type CompoundEntityRef, type Entity, parseEntityRef } from '#model';
import {
  type EntityAncestryResponse,
  type EntityFacetsResponse,
  type QueryEntitiesResponse,
  ancestryResponseSchema,
  entitiesByRefsResponseSchema,
  entitiesResponseSchema,
  entityItemSchema,
  facetsResponseSchema,
  queryEntitiesResponseSchema,
  serializeEntityFilter,
} from '../protocol';
import { ResponseError, type ResponseSchema } from '#sdk';
import type {
  CatalogApi,
  CatalogRequestOptions,
  GetEntitiesByRefsRequest,
  GetEntitiesRequest,
  GetEntityFacetsRequest,
  QueryEntitiesInitialRequest,
  QueryEntitiesRequest,
} from './CatalogApi';
import type { LocationMethods } from './locationMethods';
import { chunkEntityRefs } from './chunkEntityRefs';
import { createEntitiesByQueryRequest } from './entitiesByQueryRequest';
import { createEntitiesRequest } from './entitiesRequest';
import { createEntityFacetsRequest } from './entityFacetsRequest';
import { type CatalogHttpRequest, entityPathSegments } from './catalogHttpRequest';
import {
  type CatalogTransport,
  fetchCatalogJson,
  fetchOptionalCatalogJson,
  readToEnd,
  sendCatalogCommand,
  sendCatalogRequest,
} from './sendCatalogRequest';

const streamPageSize = 500;

/** The part of `CatalogApi` for entities, over HTTP. */
export class CatalogClient implements Omit<CatalogApi, keyof LocationMethods> {
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
  return entityPathSegments(parseEntityRef(entityRef));
}
