import type { FastifyInstance } from 'fastify';
import { safeParseEntityRef, safeParseLocationRef, stringifyEntityRef } from '#model';
import { refreshRequestSchema, validateEntityRequestSchema } from '#protocol';
import { inputError, notFoundError } from '../../http/httpError';
import { parseBody } from '../../http/parseBody';
import type { CatalogIngestion } from '../store';
import { checkDescriptor } from './checkDescriptor';

/** What people ask of the catalogue beside reading: to read a source again, to delete what has none, to check a descriptor. */
export function maintenanceRoutes(
  scope: FastifyInstance,
  ingestion: Pick<CatalogIngestion, 'refresh' | 'removeEntity'>,
): void {
  scope.delete<{ Params: { uid: string } }>('/entities/by-uid/:uid', async ({ params }, reply) => {
    if (!(await ingestion.removeEntity(params.uid))) throw notFoundError(`No entity with uid ${params.uid}`);
    return reply.code(204).send();
  });

  scope.post('/refresh', async (request, reply) => {
    const parsed = safeParseEntityRef(parseBody(refreshRequestSchema, request.body).entityRef);
    if (!parsed.ok) throw inputError(parsed.message);
    await ingestion.refresh(stringifyEntityRef(parsed.value));
    return reply.send();
  });

  scope.post('/validate-entity', (request, reply) => {
    const { entity, location } = parseBody(validateEntityRequestSchema, request.body);
    const source = safeParseLocationRef(location);
    if (!source.ok) throw inputError(source.message);
    const errors = checkDescriptor(entity);
    return errors.length === 0 ? reply.send() : reply.code(400).send({ errors });
  });
}
