import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useApi, useApiHolder } from '../apis/apiContext';
import { errorApiRef } from '../apis/errorApi';
import { type TranslationApi, type TranslationSnapshot, translationApiRef } from '../apis/translationApi';
import type { TranslationFunction } from '../translation/translationFunction';
import type { MessagesShape, TranslationRef } from '../translation/translationRef';

/**
 * Returns `t` for a message bundle in the user's language, and renders again when the language changes. Suspends while messages
 * load. If they fail to load, the error is posted to the error API once and the default language is used.
 */
export function useTranslationRef<TMessages extends MessagesShape>(
  translationRef: TranslationRef<string, TMessages>,
): { t: TranslationFunction<TMessages> } {
  const api = useApi(translationApiRef);
  const errorApi = useApiHolder().get(errorApiRef);
  const observable = useMemo(() => api.translation$(translationRef), [api, translationRef]);
  // The same function on each render, because React subscribes again for another one.
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = observable.subscribe(onChange, onChange);
      return () => subscription.unsubscribe();
    },
    [observable],
  );
  const snapshot = useSyncExternalStore<TranslationSnapshot<TMessages>>(subscribe, () =>
    api.getTranslation(translationRef),
  );
  useEffect(() => {
    const subscription = observable.subscribe({ error: (error) => errorApi?.post(error) });
    return () => subscription.unsubscribe();
  }, [observable, errorApi]);

  // React suspends on a thrown promise.
  if (!snapshot.ready) throw loadTranslation(api, translationRef);
  return { t: snapshot.t };
}

const loading = new WeakMap<TranslationApi, Map<string, Promise<void>>>();

/** One promise per API and bundle, because a suspended component asks again on each retry. */
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
