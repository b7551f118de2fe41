import type { FastifyInstance } from 'fastify';
import { stringifyEntityRef, type CompoundEntityRef, type Entity } from '#model';
import type { EntityAncestryResponse } from '#protocol';
import { notFoundError } from '../../http/httpError';
import type { CatalogReader } from '../reader';

type NameRequest = { Params: CompoundEntityRef };

/** One entity, by name or by uid, and where it came from. */
export function singleEntityRoutes(scope: FastifyInstance, reader: CatalogReader): void {
  scope.get<NameRequest>('/entities/by-name/:kind/:namespace/:name', async ({ params }): Promise<Entity> => {
    const entity = await reader.entityByRef(stringifyEntityRef(params));
    if (entity) return entity;
    throw notFoundError(
      `No entity named '${params.name}' found, with kind '${params.kind}' in namespace '${params.namespace}'`,
    );
  });

  scope.get<NameRequest>(
    '/entities/by-name/:kind/:namespace/:name/ancestry',
    async ({ params }): Promise<EntityAncestryResponse> => {
      const ref = stringifyEntityRef(params);
      const ancestry = await reader.ancestry(ref);
      if (ancestry) return ancestry;
      throw notFoundError(`No such entity ${ref}`);
    },
  );

  scope.get<{ Params: { uid: string } }>('/entities/by-uid/:uid', async ({ params }): Promise<Entity> => {
    const entity = await reader.entityByUid(params.uid);
    if (entity) return entity;
    throw notFoundError(`No entity with uid ${params.uid}`);
  });
}
