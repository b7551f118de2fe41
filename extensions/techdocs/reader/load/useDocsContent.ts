import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { type CompoundEntityRef, stringifyEntityRef } from '#model';
import { useApi } from '#sdk';
import { createBuildChannel } from '../../client/createBuildChannel';
import { followSync } from '../../client/followSync';
import {
  type ContentState,
  type SyncState,
  createSyncState,
  reduceSyncState,
  resolveContentState,
} from '../../client/syncState';
import { techdocsStorageApiRef } from '../../client/TechDocsStorageApi';
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
  /** Loads a page into the cache. */
  prefetch: (path: string) => void;
}

/** Loads a page of a site, and builds the site if its source has changed. */
export function useDocsContent({ namespace, kind, name }: CompoundEntityRef, path: string): DocsContent {
  const storageApi = useApi(techdocsStorageApiRef);
  const ref = stringifyEntityRef({ namespace, kind, name });
  const [state, dispatch] = useReducer(reduceSyncState<LoadedPage>, undefined, createSyncState<LoadedPage>);
  const [version, setVersion] = useState(0);
  const cache = useMemo(
    () => createPageCache((page) => storageApi.getEntityDocs({ namespace, kind, name }, page)),
    [storageApi, namespace, kind, name],
  );
  const build = useRef(0);
  const forget = useCallback(() => {
    cache.clear();
    build.current += 1;
  }, [cache]);
  const hasContent = useRef(false);
  useEffect(() => {
    hasContent.current = state.content !== undefined;
  }, [state.content]);
  const reload = useCallback(() => {
    forget();
    setVersion((count) => count + 1);
  }, [forget]);

  useEffect(() => {
    let isOver = false;
    dispatch({ type: 'contentLoading' });
    const of = build.current;
    const load = async () => {
      try {
        const html = await cache.load(path);
        if (!isOver) dispatch({ type: 'content', content: { path, html, build: of } });
      } catch (error) {
        const contentError = error instanceof Error ? error : new Error(String(error));
        if (!isOver) dispatch({ type: 'content', contentError });
      }
    };
    void load();
    return () => {
      isOver = true;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new version loads the page again
  }, [cache, path, version]);

  useEffect(() => {
    const builds = createBuildChannel(ref);
    const stop = followSync({
      sync: (onLog, options) => storageApi.syncEntityDocs({ namespace, kind, name }, onLog, options),
      hasContent: () => hasContent.current,
      dispatch,
      reload,
      onBuild: forget,
      builds,
    });
    return () => {
      stop();
      builds.close();
    };
  }, [storageApi, ref, namespace, kind, name, reload, forget]);

  const prefetch = useCallback(
    (page: string) => {
      cache.load(page).catch(() => {
        // The page reports the failure when it is opened.
      });
    },
    [cache],
  );
  return { state, shown: resolveContentState(state), reload, prefetch };
}
