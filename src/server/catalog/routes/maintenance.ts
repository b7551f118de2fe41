import type { FastifyInstance, FastifyRequest } from 'fastify';
import { safeParseEntityRef, safeParseLocationRef, stringifyEntityRef } from '#model';
import { refreshRequestSchema, validateEntityRequestSchema } from '#protocol';
import { inputError, notFoundError } from '../../http/httpError';
import { parseBody } from '../../http/parseBody';
import { ENTITY_DELETE, ENTITY_REFRESH, ENTITY_VALIDATE } from '../../permission/permissions';
import { refuseOthers } from '../../permission/routeAccess';
import type { CatalogIngestion } from '../store';
import { checkDescriptor } from './checkDescriptor';

/** What people ask of the catalogue beside reading: to read a source again, to delete what has none, to check a descriptor. */
export function maintenanceRoutes(
  scope: FastifyInstance,
  ingestion: Pick<CatalogIngestion, 'refresh' | 'removeEntity'>,
): void {
  scope.delete(
    '/entities/by-uid/:uid',
    refuseOthers(ENTITY_DELETE, (request) => ({ uid: readUid(request) })),
    async (request, reply) => {
      const uid = readUid(request);
      if (!(await ingestion.removeEntity(uid))) throw notFoundError(`No entity with uid ${uid}`);
      return reply.code(204).send();
    },
  );

  scope.post(
    '/refresh',
    refuseOthers(ENTITY_REFRESH, (request) => ({ ref: readRef(request) })),
    async (request, reply) => {
      await ingestion.refresh(readRef(request));
      return reply.send();
    },
  );

  scope.post('/validate-entity', refuseOthers(ENTITY_VALIDATE), (request, reply) => {
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
