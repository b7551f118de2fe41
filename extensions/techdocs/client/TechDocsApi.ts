import type { CompoundEntityRef } from '#model';
import { createApiRef } from '#sdk';
import type { EntityMetadata, SiteMetadata } from '../protocol';

/** Reads what the backend knows about documentation. Errors are `ResponseError`s. */
export interface TechDocsApi {
  /** The address of the backend, such as `https://portal.example/api/techdocs`. */
  getApiOrigin: () => Promise<string>;
  /**
   * Sets the cookie with which images and other files of sites are loaded.
   *
   * @returns when it expires, as an ISO 8601 time by the local clock. For a backend that needs no cookie, in a year
   * @throws Error with `No expiration date found in response`
   */
  getCookie: () => Promise<{ expiresAt: string }>;
  getTechDocsMetadata: (
    entity: CompoundEntityRef,
    options?: { signal?: AbortSignal },
  ) => Promise<SiteMetadata>;
  getEntityMetadata: (
    entity: CompoundEntityRef,
    options?: { signal?: AbortSignal },
  ) => Promise<EntityMetadata>;
}

/** Reads what the backend knows about documentation, `api:techdocs`. */
export const techdocsApiRef = createApiRef<TechDocsApi>({
  id: 'plugin.techdocs.service',
});
