import { type StorageApi, createObservable } from '#sdk';
import type { SavedViewsApi } from './SavedViewsApi';

/** Creates the API of saved views. Its code is loaded when it is first used. */
export function createLazySavedViews(storageApi: StorageApi): SavedViewsApi {
  let loaded: Promise<SavedViewsApi> | undefined;
  const load = async () => {
    try {
      return (await import('./createSavedViews')).createSavedViews(storageApi);
    } catch (error) {
      loaded = undefined;
      throw error;
    }
  };
  const api = () => (loaded ??= load());
  return {
    view$: () =>
      createObservable((emitter) => {
        const stop = new AbortController();
        const start = async () => {
          try {
            const views = await api();
            if (stop.signal.aborted) return;
            const subscription = views.view$().subscribe(emitter);
            stop.signal.addEventListener('abort', () => subscription.unsubscribe());
          } catch (error) {
            emitter.error(error as Error);
          }
        };
        void start();
        return () => stop.abort();
      }),
    save: async (view) => (await api()).save(view),
    rename: async (id, name) => (await api()).rename(id, name),
    remove: async (id) => (await api()).remove(id),
  };
}
