import { stringifyEntityRef, type CompoundEntityRef, type Entity } from '#model';
import type { EntityAncestryResponse } from '../../protocol';
import { type Router, hideFromOthers, notFoundError } from '#backend';
import { catalogEntityReadPermission } from '../../protocol/permissions';
import type { ReaderOf } from './readerOf';

type NameRequest = { Params: CompoundEntityRef };

/** One entity, by name or uid, and its ancestry. */
export function singleEntityRoutes(router: Router, readerOf: ReaderOf): void {
  router.get<NameRequest>(
    '/entities/by-name/:kind/:namespace/:name',
    hideFromOthers(catalogEntityReadPermission),
    async (request): Promise<Entity> => {
      const { params } = request;
      const entity = await readerOf(request).entityByRef(stringifyEntityRef(params));
      if (entity) return entity;
      throw notFoundError(
        `No entity named '${params.name}' found, with kind '${params.kind}' in namespace '${params.namespace}'`,
      );
    },
  );

  router.get<NameRequest>(
    '/entities/by-name/:kind/:namespace/:name/ancestry',
    hideFromOthers(catalogEntityReadPermission),
    async (request): Promise<EntityAncestryResponse> => {
      const { params } = request;
      const ref = stringifyEntityRef(params);
      const ancestry = await readerOf(request).ancestry(ref);
      if (ancestry) return ancestry;
      throw notFoundError(`No such entity ${ref}`);
    },
  );

  router.get<{ Params: { uid: string } }>(
    '/entities/by-uid/:uid',
    hideFromOthers(catalogEntityReadPermission),
    async (request): Promise<Entity> => {
      const { params } = request;
      const entity = await readerOf(request).entityByUid(params.uid);
      if (entity) return entity;
      throw notFoundError(`No entity with uid ${params.uid}`);
    },
  );
}
