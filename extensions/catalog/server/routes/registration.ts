import {
  type Router,
  hideFromOthers,
  notAllowedError,
  notFoundError,
  parseBody,
  readQuery,
  refuseOthers,
} from '#backend';
import { addLocationRequestSchema, type LocationRemoval } from '../../protocol';
import {
  catalogLocationCreatePermission,
  catalogLocationDeletePermission,
  catalogLocationReadPermission,
} from '../../protocol/permissions';
import type { CatalogRoutesOptions } from './index';
import { createLocationRegistry, readOnlyError } from './locationRegistry';

/** Registering and unregistering locations. */
export function registrationRoutes(
  router: Router,
  { readerOf, ingestion, isReadOnly }: Omit<CatalogRoutesOptions, 'analysis'>,
): void {
  const locations = createLocationRegistry({ ingestion, isReadOnly });
  router.post('/locations', refuseOthers(catalogLocationCreatePermission), async (request, reply) => {
    const { type, target } = parseBody(addLocationRequestSchema, request.body);
    const location = { type, target };
    const dryRun = /^(y|yes|true|1|on)$/i.test(readQuery(request).get('dryRun') ?? '');
    const answer = await (dryRun ? locations.preview(location) : locations.add(location));
    return reply.code(201).send(answer);
  });

  router.delete<{ Params: { id: string } }>(
    '/locations/:id',
    refuseOthers(catalogLocationDeletePermission),
    async (request, reply) => {
      const { id } = request.params;
      if (isReadOnly()) throw readOnlyError();
      const result = await ingestion.removeLocation(id);
      if (result === 'unknown') throw notFoundError(`Found no location with ID ${id}`);
      if (result === 'configured')
        throw notAllowedError(
          'The configuration defines this location. To remove it, change catalog.locations in the configuration.',
        );
      return reply.code(204).send();
    },
  );

  router.get<{ Params: { id: string } }>(
    '/locations/:id/removal',
    hideFromOthers(catalogLocationReadPermission),
    async (request): Promise<LocationRemoval> => {
      const { id } = request.params;
      const reader = readerOf(request);
      const found = (await reader.location(id)) && (await ingestion.previewRemoval(id));
      if (!found) throw notFoundError(`Found no location with ID ${id}`);
      const refs = [...found.kept.keys()];
      const visible = await reader.entitiesByRefs({ refs, fields: ['kind'] });
      return {
        protected: found.isConfigured,
        kept: [...found.kept]
          .filter((_, index) => visible[index] !== null)
          .map(([entityRef, locationRef]) => ({ entityRef, locationRef })),
      };
    },
  );
}
