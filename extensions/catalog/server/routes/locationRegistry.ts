import { ReadError, conflictError, inputError, notAllowedError } from '#backend';
import type { LocationRef } from '#model';
import type { AddLocationResponse } from '../../protocol';
import { locationEntityRef } from '../ports/locationEntity';
import type { LocationPreview } from '../ports/store';
import type { CatalogRoutesOptions } from './index';

/** Registers locations. Whether the caller may do it has been checked before. */
export interface LocationRegistry {
  /** @throws HttpError 409 if it is registered already, 400 or 403 if it cannot be */
  add(location: LocationRef): Promise<AddLocationResponse>;
  /** Reads the entities of a location without registering it. @throws HttpError 400 */
  preview(location: LocationRef): Promise<AddLocationResponse>;
}

/** Files are those of the server, so only administrators can add them, in the configuration. */
const allowedTypes = ['url'];

/** Creates the registry. */
export function createLocationRegistry({
  ingestion,
  isReadOnly,
}: Pick<CatalogRoutesOptions, 'ingestion' | 'isReadOnly'>): LocationRegistry {
  return {
    async add(location) {
      assertType(location);
      if (isReadOnly()) throw readOnlyError();
      const added = await explainRefusal(location.target, () => ingestion.addLocation(location));
      if (!added) throw conflictError(`Location ${location.type}:${location.target} already exists`);
      return { location: { ...added, entityRef: locationEntityRef(location) }, entities: [] };
    },
    async preview(location) {
      assertType(location);
      const found = await explainRefusal(location.target, () => ingestion.previewLocation(location));
      if (found.errors.length > 0) throw inputError(printErrors(found));
      const id = `${location.type}:${location.target}`;
      return {
        exists: found.exists,
        location: { ...location, id, entityRef: locationEntityRef(location) },
        entities: found.entities,
      };
    },
  };
}

function assertType({ type }: LocationRef): void {
  if (!allowedTypes.includes(type))
    throw inputError(`Registered locations must be of an allowed type ${JSON.stringify(allowedTypes)}`);
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

/** 403: the configuration forbids changes. */
export function readOnlyError(): Error {
  return notAllowedError('This operation not allowed in readonly mode');
}
