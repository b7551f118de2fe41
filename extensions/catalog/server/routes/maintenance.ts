import type { FastifyRequest } from 'fastify';
import { safeParseEntityRef, safeParseLocationRef, stringifyEntityRef } from '#model';
import { refreshRequestSchema, validateEntityRequestSchema } from '../../protocol';
import { type Router, inputError, notFoundError, parseBody, refuseOthers } from '#backend';
import {
  catalogEntityDeletePermission,
  catalogEntityRefreshPermission,
  catalogEntityValidatePermission,
} from '../../protocol/permissions';
import type { CatalogIngestion } from '../ports/store';
import { checkDescriptor } from './checkDescriptor';

/** Refreshing a source, deleting an entity and validating a descriptor. */
export function maintenanceRoutes(
  router: Router,
  ingestion: Pick<CatalogIngestion, 'refresh' | 'removeEntity'>,
): void {
  router.delete(
    '/entities/by-uid/:uid',
    refuseOthers(catalogEntityDeletePermission, (request) => ({ uid: readUid(request) })),
    async (request, reply) => {
      const uid = readUid(request);
      if (!(await ingestion.removeEntity(uid))) throw notFoundError(`No entity with uid ${uid}`);
      return reply.code(204).send();
    },
  );

  router.post(
    '/refresh',
    refuseOthers(catalogEntityRefreshPermission, (request) => ({ ref: readRef(request) })),
    async (request, reply) => {
      await ingestion.refresh(readRef(request));
      return reply.send();
    },
  );

  router.post('/validate-entity', refuseOthers(catalogEntityValidatePermission), (request, reply) => {
    const { entity, location } = parseBody(validateEntityRequestSchema, request.body);
    const source = safeParseLocationRef(location);
    if (!source.ok) throw inputError(source.message);
    const errors = checkDescriptor(entity);
    return errors.length === 0 ? reply.send() : reply.code(400).send({ errors });
  });
}

function readUid({ params }: FastifyRequest): string {
  return (params as { uid: string }).uid;
}

function readRef({ body }: FastifyRequest): string {
  const parsed = safeParseEntityRef(parseBody(refreshRequestSchema, body).entityRef);
  if (!parsed.ok) throw inputError(parsed.message);
  return stringifyEntityRef(parsed.value);
}
