import {
  type Router,
  ReadError,
  conflictError,
  hideFromOthers,
  inputError,
  notAllowedError,
  notFoundError,
  parseBody,
  readQuery,
  refuseOthers,
} from '#backend';
import type { LocationRef } from '#model';
import { addLocationRequestSchema, type AddLocationResponse, type LocationRemoval } from '../../protocol';
import {
  catalogLocationCreatePermission,
  catalogLocationDeletePermission,
  catalogLocationReadPermission,
} from '../../protocol/permissions';
import type { LocationPreview } from '../ports/store';
import type { CatalogRoutesOptions } from './index';
import { locationEntityRef } from '../ports/locationEntity';

/** Files are those of the server, so only administrators can add them, in the configuration. */
const allowedTypes = ['url'];

/** Registering and unregistering locations. */
export function registrationRoutes(
  router: Router,
  { readerOf, ingestion, isReadOnly }: Omit<CatalogRoutesOptions, 'analysis'>,
): void {
  router.post('/locations', refuseOthers(catalogLocationCreatePermission), async (request, reply) => {
    const { type, target } = parseBody(addLocationRequestSchema, request.body);
    const location = { type, target };
    if (!allowedTypes.includes(type))
      throw inputError(`Registered locations must be of an allowed type ${JSON.stringify(allowedTypes)}`);
    const dryRun = /^(y|yes|true|1|on)$/i.test(readQuery(request).get('dryRun') ?? '');
    if (!dryRun && isReadOnly()) throw readOnlyError();
    const answer = await explainRefusal(target, () => (dryRun ? preview(location) : register(location)));
    return reply.code(201).send(answer);
  });

  async function register(location: LocationRef): Promise<AddLocationResponse> {
    const added = await ingestion.addLocation(location);
    if (!added) throw conflictError(`Location ${location.type}:${location.target} already exists`);
    return { location: { ...added, entityRef: locationEntityRef(location) }, entities: [] };
  }

  async function preview(location: LocationRef): Promise<AddLocationResponse> {
    const found = await ingestion.previewLocation(location);
    if (found.errors.length > 0) throw inputError(printErrors(found));
    const id = `${location.type}:${location.target}`;
    return {
      exists: found.exists,
      location: { ...location, id, entityRef: locationEntityRef(location) },
      entities: found.entities,
    };
  }

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

/** Explains in the words of the protocol that an address is not allowed. */
async function explainRefusal<T>(target: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    throw inputError(
      `Error: Unable to read url, Reading from '${target}' is not allowed. You may need to configure an integration for the target host, or add it to the configured list of allowed hosts at 'backend.reading.allow'`,
    );
  }
}

function printErrors({ errors }: LocationPreview): string {
  return errors
    .map((message) => (/^\w*Error: /.test(message) ? message : `InputError: ${message}`))
    .join(', ');
}

function readOnlyError(): Error {
  return notAllowedError('This operation not allowed in readonly mode');
}
