import { useCallback, useEffect, useEffectEvent, useMemo, useReducer, useRef } from 'react';
import type { CompoundEntityRef } from '#model';
import { useApi } from '#sdk';
import {
  type ContentState,
  type SyncState,
  createSyncState,
  reduceSyncState,
  resolveContentState,
} from '../../client/syncState';
import { techdocsStorageApiRef } from '../../client/TechDocsStorageApi';
import type { SyncFollower } from '../../client/followSync';
import { createPageCache } from './createPageCache';

/** The HTML of a page. */
export interface LoadedPage {
  path: string;
  html: string;
  /** Grows with each build of the site and each time that the user loads the page again. What was loaded for another number can be old. */
  build: number;
}

/** The content of the current page, and the sync of its site. */
export interface DocsContent {
  state: SyncState<LoadedPage>;
  shown: ContentState;
  /** Loads the page again, such as after a build. */
  reload: () => void;
  /** Starts the sync. It starts automatically if there is no page, and otherwise waits for the page to be shown. */
  startSync: () => void;
  /** Loads a page into the cache. */
  prefetch: (path: string) => void;
}

/**
 * Loads a page of a site, and builds the site if its source has changed.
 *
 * @param mayBuild whether the site may be built already
 */
export function useDocsContent(
  { namespace, kind, name }: CompoundEntityRef,
  path: string,
  mayBuild = true,
): DocsContent {
  const storageApi = useApi(techdocsStorageApiRef);
  const [state, dispatch] = useReducer(reduceSyncState<LoadedPage>, undefined, createSyncState<LoadedPage>);
  const [isSyncing, startSync] = useReducer(() => true, false);
  const cache = useMemo(
    () => createPageCache((page) => storageApi.getEntityDocs({ namespace, kind, name }, page)),
    [storageApi, namespace, kind, name],
  );
  const build = useRef(0);
  const forget = useCallback(() => {
    cache.clear();
    build.current += 1;
  }, [cache]);
  const content = useRef<LoadedPage>(undefined);
  useEffect(() => {
    content.current = state.content;
  }, [state.content]);

  const follower = useRef<SyncFollower>(undefined);
  const loading = useRef<AbortController>(undefined);
  const load = useCallback(async () => {
    loading.current?.abort();
    const { signal } = (loading.current = new AbortController());
    dispatch({ type: 'contentLoading' });
    const of = build.current;
    try {
      const html = await cache.load(path);
      if (!signal.aborted) dispatch({ type: 'content', content: { path, html, build: of } });
    } catch (error) {
      const contentError = error instanceof Error ? error : new Error(String(error));
      if (!signal.aborted) dispatch({ type: 'content', contentError });
      startSync();
    }
  }, [cache, path]);
  useEffect(() => {
    void load();
    // Who turns to another page wants the current one.
    follower.current?.check();
    return () => loading.current?.abort();
  }, [load]);
  const reload = useCallback(() => {
    forget();
    void load();
  }, [forget, load]);

  const reloadPage = useEffectEvent(reload);
  useEffect(() => {
    if (!isSyncing || !mayBuild) return undefined;
    let isOver = false;
    const start = async () => {
      const { followSite } = await import('../../client/followSite');
      if (isOver) return;
      follower.current = followSite(
        storageApi,
        { namespace, kind, name },
        {
          hasContent: () => content.current !== undefined,
          isOutdated: () => content.current !== undefined && content.current.build < build.current,
          dispatch,
          reload: () => reloadPage(),
          onBuild: forget,
        },
      );
    };
    start().catch((error: Error) => dispatch({ type: 'sync', phase: 'ERROR', syncError: error }));
    return () => {
      isOver = true;
      follower.current?.stop();
      follower.current = undefined;
    };
  }, [isSyncing, mayBuild, storageApi, namespace, kind, name, forget]);

  const prefetch = useCallback(
    (page: string) => {
      cache.load(page).catch(() => {
        // The page reports the failure when it is opened.
      });
    },
    [cache],
  );
  return { state, shown: resolveContentState(state), reload, startSync, prefetch };
}
