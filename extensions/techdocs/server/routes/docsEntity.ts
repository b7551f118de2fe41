import type { FastifyRequest } from 'fastify';
import type { AuthService, CatalogService } from '#backend';
import { stringifyEntityRef, type Entity } from '#model';

/** The parameters of routes about one entity. */
export interface EntityParams {
  namespace: string;
  kind: string;
  name: string;
}

/** Returns the full ref of the entity in the path of a request, in lower case. */
export function refOf({ namespace, kind, name }: EntityParams): string {
  return stringifyEntityRef({ kind, namespace, name }).toLowerCase();
}

/** Finds the entity of a request, if its caller may see it. */
export type FindEntity = (request: FastifyRequest<{ Params: EntityParams }>) => Promise<Entity | undefined>;

/** Looks entities up in the catalog, as the caller of the request sees it. Who may see an entity may read its documentation. */
export function createFindEntity(auth: AuthService, catalog: CatalogService): FindEntity {
  return (request) => catalog.as(auth.callerOf(request)).entityByRef(refOf(request.params));
}

/** Returns the name of an entity's site in the storage. */
export function nameSite({ kind, metadata }: Entity, keepsCase: boolean): string {
  const name = [metadata.namespace ?? 'default', kind, metadata.name].join('/');
  return keepsCase ? name : name.toLowerCase();
}
