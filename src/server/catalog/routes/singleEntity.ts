import type { FastifyInstance } from 'fastify';
import { stringifyEntityRef, type CompoundEntityRef, type Entity } from '#model';
import type { EntityAncestryResponse } from '#protocol';
import { notFoundError } from '../../http/httpError';
import { ENTITY_READ } from '../../permission/permissions';
import { hideFromOthers } from '../../permission/routeAccess';
import type { ReaderOf } from './readerOf';

type NameRequest = { Params: CompoundEntityRef };

/** One entity, by name or by uid, and where it came from. */
export function singleEntityRoutes(scope: FastifyInstance, readerOf: ReaderOf): void {
  scope.get<NameRequest>(
    '/entities/by-name/:kind/:namespace/:name',
    hideFromOthers(ENTITY_READ),
    async (request): Promise<Entity> => {
      const { params } = request;
      const entity = await readerOf(request).entityByRef(stringifyEntityRef(params));
      if (entity) return entity;
      throw notFoundError(
        `No entity named '${params.name}' found, with kind '${params.kind}' in namespace '${params.namespace}'`,
      );
    },
  );

  scope.get<NameRequest>(
    '/entities/by-name/:kind/:namespace/:name/ancestry',
    hideFromOthers(ENTITY_READ),
    async (request): Promise<EntityAncestryResponse> => {
      const { params } = request;
      const ref = stringifyEntityRef(params);
      const ancestry = await readerOf(request).ancestry(ref);
      if (ancestry) return ancestry;
      throw notFoundError(`No such entity ${ref}`);
    },
  );

  scope.get<{ Params: { uid: string } }>(
    '/entities/by-uid/:uid',
    hideFromOthers(ENTITY_READ),
    async (request): Promise<Entity> => {
      const { params } = request;
      const entity = await readerOf(request).entityByUid(params.uid);
      if (entity) return entity;
      throw notFoundError(`No entity with uid ${params.uid}`);
    },
  );
}
