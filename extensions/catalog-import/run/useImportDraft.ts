import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useDraft } from '#sdk';
import { emptyDraft, type ImportDraft, type RepositoryDraft } from './importDraft';

/** The stored draft of the page. `read` returns the latest values, also while an import runs. */
export interface StoredImportDraft {
  values: ImportDraft;
  /** Whether a stored draft, if there is one, was restored. */
  isReady: boolean;
  read: () => ImportDraft;
  change: (part: Partial<ImportDraft>) => void;
  /** Adds or changes the draft of a repository. */
  changeRepository: (draft: Pick<RepositoryDraft, 'url'> & Partial<RepositoryDraft>) => void;
  clear: () => void;
}

/** Stores what users enter, so that it survives a reload and a redirect to sign in. */
export function useImportDraft(): StoredImportDraft {
  const { values, change: store, isReady, clear } = useDraft('catalog-import/page', emptyDraft);
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  }, [values]);
  const read = useCallback(() => latest.current, []);
  const change = useCallback(
    (part: Partial<ImportDraft>) => {
      latest.current = { ...latest.current, ...part };
      store(part);
    },
    [store],
  );
  const changeRepository = useCallback<StoredImportDraft['changeRepository']>(
    (draft) => {
      const { repositories } = latest.current;
      const known = repositories.find(({ url }) => url === draft.url);
      const changed = { ...(known ?? emptyRepository), ...draft };
      change({ repositories: [...repositories.filter(({ url }) => url !== draft.url), changed] });
    },
    [change],
  );
  return useMemo(
    () => ({ values, isReady, read, change, changeRepository, clear }),
    [values, isReady, read, change, changeRepository, clear],
  );
}

const emptyRepository = { yaml: '', title: '', body: '', branch: '', useCodeowners: false, progress: {} };
