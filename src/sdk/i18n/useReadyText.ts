import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useOptionalApi } from '../apis/apiContext';
import { translationApiRef } from '../apis/translationApi';
import type { TranslationFunction } from '../translation/translationFunction';
import type { MessagesShape, TranslationRef } from '../translation/translationRef';

/**
 * Returns `t` in the user's language and updates when the language changes. Never suspends or throws: returns `undefined` without
 * the translation API or while the bundle is loading.
 */
export function useReadyText<TMessages extends MessagesShape>(
  ref: TranslationRef<string, TMessages>,
): TranslationFunction<TMessages> | undefined {
  const api = useOptionalApi(translationApiRef);
  const observable = useMemo(() => api?.translation$(ref), [api, ref]);
  // The same function on each render, because React subscribes again for another one.
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = observable?.subscribe(onChange, onChange);
      return () => subscription?.unsubscribe();
    },
    [observable],
  );
  return useSyncExternalStore(subscribe, () => {
    const snapshot = api?.getTranslation(ref);
    return snapshot?.ready ? snapshot.t : undefined;
  });
}
