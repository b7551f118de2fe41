import Button from '@mui/material/Button';
import { createElement, useCallback, useMemo } from 'react';
import { alertApiRef, toastApiRef, useApi, useObservable, useOptionalApi, useTranslationRef } from '#sdk';
import { searchTranslationRef } from '../i18n/searchTranslationRef';
import { type SavedView, savedViewsApiRef } from './SavedViewsApi';

/** The saved views, and functions that notify the user of the result. */
export interface SavedViews {
  /** `undefined` until they are loaded. */
  views: readonly SavedView[] | undefined;
  save: (view: Omit<SavedView, 'id'>) => Promise<void>;
  rename: (view: SavedView, name: string) => Promise<void>;
  remove: (view: SavedView) => Promise<void>;
}

/** Returns the saved views of the user, sorted by name, or `undefined` if the portal has none. */
export function useSavedViews(): SavedViews | undefined {
  const { t } = useTranslationRef(searchTranslationRef);
  const api = useOptionalApi(savedViewsApiRef);
  const alertApi = useApi(alertApiRef);
  const toastApi = useOptionalApi(toastApiRef);
  const observable = useMemo(() => api?.view$() ?? noViews, [api]);
  const views = useObservable(observable);
  const act = useCallback(
    async (change: Promise<unknown>, failed: string, done?: () => void) => {
      try {
        await change;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        alertApi.post({ message: `${failed}: ${reason}`, severity: 'error' });
        return;
      }
      done?.();
    },
    [alertApi],
  );
  return useMemo(() => {
    if (!api) return undefined;
    const save = ({ name, url }: Omit<SavedView, 'id'>) =>
      act(api.save({ name, url }), t('views.failed'), () => {
        toastApi?.post({ title: t('views.saved', { name }), timeout: 4000 });
      });
    return {
      views,
      save,
      rename: ({ id }, name) => act(api.rename(id, name), t('views.renameFailed')),
      remove: (view) =>
        act(api.remove(view.id), t('views.removeFailed'), () => {
          const toast = toastApi?.post({
            title: t('views.removed', { name: view.name }),
            description: createElement(
              Button,
              {
                size: 'small',
                onClick: () => {
                  toast?.close();
                  void save(view);
                },
              },
              t('views.undo'),
            ),
            timeout: 10_000,
          });
        }),
    };
  }, [api, views, act, toastApi, t]);
}

const noViews = { subscribe: () => ({ unsubscribe: () => undefined, closed: true }) };
