import { type CompoundEntityRef, stringifyEntityRef } from '#model';
import { createBuildChannel } from './createBuildChannel';
import { type FollowSyncOptions, type SyncFollower, followSync } from './followSync';
import type { TechDocsStorageApi } from './TechDocsStorageApi';

/** Builds a site if its source has changed, and reports it to its reader and to other tabs. */
export function followSite(
  storageApi: TechDocsStorageApi,
  { namespace, kind, name }: CompoundEntityRef,
  target: Omit<FollowSyncOptions, 'sync' | 'builds'>,
): SyncFollower {
  const builds = createBuildChannel(stringifyEntityRef({ namespace, kind, name }));
  const { check, stop } = followSync({
    ...target,
    sync: (onLog, options) => storageApi.syncEntityDocs({ namespace, kind, name }, onLog, options),
    builds,
  });
  return {
    check,
    stop: () => {
      stop();
      builds.close();
    },
  };
}
