import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useApi, ResponseError } from '#sdk';
import { catalogApiRef } from '#extensions/catalog';
import { catalogImportApiRef } from '../api/CatalogImportApi';
import { PullRequestError } from '../pullRequest/pullRequestError';
import { toRequest, type RepositoryDraft } from './importDraft';
import type { StoredImportDraft } from './useImportDraft';

/** The state of one location or repository while it is imported. */
export interface RunState {
  is: 'running' | 'done' | 'failed';
  /** The current or failed step of a pull request. */
  step?: string | undefined;
  error?: Error;
}

/** A location to import: its entities, and whether it is registered already. */
export interface LocationToImport {
  target: string;
  entityRefs: string[];
  exists: boolean;
}

/** Imports locations and creates pull requests. */
export interface ImportRun {
  /** The states by target or URL. */
  states: Readonly<Record<string, RunState>>;
  /** Imports what is not imported yet. Returns whether everything is. */
  start: (
    locations: readonly LocationToImport[],
    repositories: readonly RepositoryDraft[],
  ) => Promise<boolean>;
}

/** Imports what the user selected. What succeeded is stored in the draft, and not repeated by another attempt. */
export function useImportRun(draft: StoredImportDraft): ImportRun {
  const catalog = useApi(catalogApiRef);
  const api = useApi(catalogImportApiRef);
  const queryClient = useQueryClient();
  const [states, setStates] = useState<Record<string, RunState>>({});
  const report = (key: string, state: RunState): void => setStates((now) => ({ ...now, [key]: state }));

  async function attempt(key: string, work: () => Promise<void>): Promise<boolean> {
    report(key, { is: 'running' });
    try {
      await work();
      report(key, { is: 'done' });
      return true;
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error(String(cause));
      const step = error instanceof PullRequestError ? error.step : undefined;
      report(key, { is: 'failed', step, error });
      return false;
    }
  }

  async function importLocation({ target, entityRefs, exists }: LocationToImport): Promise<void> {
    const isRefreshed = exists || !(await register(target));
    const [first] = entityRefs;
    if (isRefreshed && first !== undefined) await catalog.refreshEntity(first);
    draft.change({ imported: [...draft.read().imported, { target, entityRefs, isRefreshed }] });
  }

  /** Returns false if the location is registered already. */
  async function register(target: string): Promise<boolean> {
    try {
      await catalog.addLocation({ target });
      return true;
    } catch (error) {
      if (error instanceof ResponseError && error.status === 409) return false;
      throw error;
    }
  }

  async function createPullRequest({ url }: RepositoryDraft): Promise<void> {
    const request = draft.read().repositories.find((repository) => repository.url === url);
    if (!request) return;
    const { link, location } = await api.submitPullRequest(toRequest(request), {
      progress: request.progress,
      onStep: (step) => report(url, { is: 'running', step }),
      onProgress: (progress) => draft.changeRepository({ url, progress }),
    });
    report(url, { is: 'running', step: 'register' });
    // The file does not exist before the pull request is merged. Not every catalog registers such a location.
    const isRegistered = await register(location).then(
      () => true,
      () => false,
    );
    draft.change({ pullRequests: [...draft.read().pullRequests, { url, link, location, isRegistered }] });
  }

  return {
    states,
    async start(locations, repositories) {
      let isComplete = true;
      for (const location of locations) {
        const isDone = draft.read().imported.some(({ target }) => target === location.target);
        if (isDone) continue;
        isComplete = (await attempt(location.target, () => importLocation(location))) && isComplete;
      }
      for (const repository of repositories) {
        const isDone = draft.read().pullRequests.some(({ url }) => url === repository.url);
        if (isDone) continue;
        isComplete = (await attempt(repository.url, () => createPullRequest(repository))) && isComplete;
      }
      await queryClient.invalidateQueries({ queryKey: ['catalog'] });
      return isComplete;
    },
  };
}
