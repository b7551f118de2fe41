import { ReadError } from '#backend';
import type { SiteStorage } from './siteStorage';

/** Stands for a storage that the portal does not support: it contains nothing, and nothing can be stored in it. */
export function createUnsupportedStorage(name: string): SiteStorage {
  return {
    find: async () => undefined,
    publish: async () => {
      throw new ReadError(
        `Documentation cannot be stored in '${name}'. Set techdocs.publisher.type to 'local' or 'awsS3'.`,
      );
    },
  };
}
