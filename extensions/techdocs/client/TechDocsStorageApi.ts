import type { CompoundEntityRef } from '#model';
import { createApiRef } from '#sdk';
import type { SyncFinish } from '../protocol';

/** Whether the site was built again, or was up to date. */
export type SyncResult = 'updated' | 'cached';

/** Options of a sync. */
export interface SyncOptions {
  signal?: AbortSignal;
  /** Called before each connection but the first, because a new connection repeats the log. */
  onReconnect?: () => void;
  /** Called before the sync ends with what else the backend says. */
  onFinish?: (finish: SyncFinish) => void;
}

/** Reads built documentation. */
export interface TechDocsStorageApi {
  /** The address of the backend, such as `https://portal.example/api/techdocs`. */
  getApiOrigin: () => Promise<string>;
  /** The address of all sites, such as `https://portal.example/api/techdocs/static/docs`. */
  getStorageUrl: () => Promise<string>;
  /** The setting `techdocs.builder`. */
  getBuilder: () => Promise<'local' | 'external'>;
  /**
   * Loads the HTML of a page. It is not sanitized.
   *
   * @param path relative to the site, such as `guide/install`; empty for the first page
   * @throws ResponseError with status 404 if the page does not exist
   * @throws TypeError if the path contains `..`
   */
  getEntityDocs: (
    entity: CompoundEntityRef,
    path: string,
    options?: { signal?: AbortSignal },
  ) => Promise<string>;
  /**
   * Builds the site if its source has changed. A lost connection is replaced, without a second build.
   *
   * @param onLog called with each line of the log
   * @throws with the message of the build if it fails
   */
  syncEntityDocs: (
    entity: CompoundEntityRef,
    onLog?: (line: string) => void,
    options?: SyncOptions,
  ) => Promise<SyncResult>;
  /**
   * Resolves the URL of a file relative to a page. The root of relative URLs is that of the site, so they never leave it. A URL that
   * starts with `/` is one of the portal. URLs with a host stay as they are.
   *
   * @throws TypeError if the URL is invalid, would leave the site, or has another protocol than http and https
   */
  getBaseUrl: (relativeUrl: string, entity: CompoundEntityRef, path: string) => Promise<string>;
}

/** Reads built documentation, `api:techdocs/storage`. */
export const techdocsStorageApiRef = createApiRef<TechDocsStorageApi>({
  id: 'plugin.techdocs.storageservice',
});
