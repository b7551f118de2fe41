import { useCallback, useMemo } from 'react';
import { alertApiRef, type StorageApi, storageApiRef, useApi, useObservable, useTranslationRef } from '#sdk';
import { searchTranslationRef } from '../i18n/searchTranslationRef';
import { createRecentSearches, type RecentSearches } from './createRecentSearches';

const stores = new WeakMap<StorageApi, RecentSearches>();

/** One per storage, so that changes from different components are sequential. */
function resolveStore(storageApi: StorageApi): RecentSearches {
  const store = stores.get(storageApi) ?? createRecentSearches(storageApi);
  stores.set(storageApi, store);
  return store;
}

/** Returns the recent searches of the user, latest first, and functions to change them. Notifies the user of failures. */
export function useRecentSearches() {
  const { t } = useTranslationRef(searchTranslationRef);
  const alertApi = useApi(alertApiRef);
  const storageApi = useApi(storageApiRef);
  const store = resolveStore(storageApi);
  const observable = useMemo(() => store.search$(), [store]);
  const searches = useObservable(observable);
  const report = useCallback(
    (change: Promise<void>) =>
      void change.catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        alertApi.post({ message: `${t('recent.failed')}: ${reason}`, severity: 'error' });
      }),
    [alertApi, t],
  );
  return useMemo(
    () => ({
      terms: searches?.map(({ term }) => term),
      add: (term: string) => report(store.add(term)),
      remove: (term: string) => report(store.remove(term)),
      clear: () => report(store.clear()),
    }),
    [searches, store, report],
  );
}
