import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useApi, useApiHolder } from '../apis/apiContext';
import { errorApiRef } from '../apis/errorApi';
import { type TranslationApi, type TranslationSnapshot, translationApiRef } from '../apis/translationApi';
import type { TranslationFunction } from './translationFunction';
import type { MessagesShape, TranslationRef } from './translationRef';

/**
 * Gives `t` for a message bundle in the user's language and draws again when the language changes. Suspends while the
 * messages of a language are loaded; a language that cannot be loaded is posted to the error API once, and the default
 * language's messages are used.
 */
export function useTranslationRef<TMessages extends MessagesShape>(
  translationRef: TranslationRef<string, TMessages>,
): { t: TranslationFunction<TMessages> } {
  const api = useApi(translationApiRef);
  const errorApi = useApiHolder().get(errorApiRef);
  const observable = useMemo(() => api.translation$(translationRef), [api, translationRef]);

  const snapshot = useSyncExternalStore<TranslationSnapshot<TMessages>>(
    (onChange) => {
      const subscription = observable.subscribe(onChange, onChange);
      return () => subscription.unsubscribe();
    },
    () => api.getTranslation(translationRef),
  );
  useEffect(() => {
    const subscription = observable.subscribe({ error: (error) => errorApi?.post(error) });
    return () => subscription.unsubscribe();
  }, [observable, errorApi]);

  // A thrown promise is how React is told to wait.
  if (!snapshot.ready) throw loadTranslation(api, translationRef);
  return { t: snapshot.t };
}

const loading = new WeakMap<TranslationApi, Map<string, Promise<void>>>();

/** One promise per API and bundle while it loads: a suspended component asks again each time it is retried. */
function loadTranslation(api: TranslationApi, ref: TranslationRef): Promise<void> {
  const pending = loading.get(api) ?? new Map<string, Promise<void>>();
  loading.set(api, pending);
  const existing = pending.get(ref.id);
  if (existing) return existing;

  const promise = untilReady(api, ref).finally(() => pending.delete(ref.id));
  pending.set(ref.id, promise);
  return promise;
}

function untilReady(api: TranslationApi, ref: TranslationRef): Promise<void> {
  return new Promise((resolve, reject) => {
    const subscription = api.translation$(ref).subscribe({
      next: (snapshot) => {
        if (!snapshot.ready) return;
        queueMicrotask(() => subscription.unsubscribe());
        resolve();
      },
      error: reject,
    });
  });
}
