import { type CompoundEntityRef, type Entity, parseEntityRef } from '#model';
import {
  type AddLocationResponse,
  type AnalyzeLocationResponse,
  type Location,
  type LocationRemoval,
  addLocationResponseSchema,
  analyzeLocationSchema,
  locationRemovalSchema,
  locationSchema,
  locationsResponseSchema,
  validateEntityErrorsSchema,
} from '../protocol';
import { ResponseError, type ResponseSchema } from '#sdk';
import type {
  AddLocationRequest,
  AnalyzeLocationRequest,
  CatalogRequestOptions,
  ValidateEntityResponse,
} from './CatalogApi';
import type { LocationMethods } from './locationMethods';
import type { CatalogHttpRequest } from './catalogHttpRequest';
import {
  type CatalogTransport,
  fetchCatalogJson,
  fetchOptionalCatalogJson,
  readToEnd,
  sendCatalogCommand,
  sendCatalogRequest,
} from './sendCatalogRequest';

/** The part of `CatalogApi` for locations and descriptors, over HTTP. */
export class LocationClient implements LocationMethods {
  readonly #transport: CatalogTransport;

  constructor(transport: CatalogTransport) {
    this.#transport = transport;
  }

  async getLocations(options?: CatalogRequestOptions): Promise<{ items: Location[] }> {
    const items = await fetchCatalogJson(
      this.#transport,
      { path: ['locations'], ...options },
      locationsResponseSchema,
    );
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
    return sendCatalogCommand(this.#transport, { method: 'DELETE', path: ['locations', id], ...options });
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
    return fetchCatalogJson(this.#transport, { ...call, ...options }, analyzeLocationSchema);
  }

  #readIfAny<T>(
    request: CatalogHttpRequest,
    schema: ResponseSchema<T>,
    options: CatalogRequestOptions | undefined,
  ): Promise<T | undefined> {
    return fetchOptionalCatalogJson(this.#transport, { ...request, ...options }, schema);
  }
}
