import { useMemo, useSyncExternalStore } from 'react';
import { useOptionalApi } from '../apis/apiContext';
import { translationApiRef } from '../apis/translationApi';
import type { TranslationFunction } from '../translation/translationFunction';
import type { MessagesShape, TranslationRef } from '../translation/translationRef';

/**
 * Gives `t` in the user's language where the bundle is at hand, and follows the choice of language. Never suspends nor throws:
 * `undefined` without the API or before the bundle is loaded.
 */
export function useReadyText<TMessages extends MessagesShape>(
  ref: TranslationRef<string, TMessages>,
): TranslationFunction<TMessages> | undefined {
  const api = useOptionalApi(translationApiRef);
  const observable = useMemo(() => api?.translation$(ref), [api, ref]);
  return useSyncExternalStore(
    (onChange) => {
      const subscription = observable?.subscribe(onChange, onChange);
      return () => subscription?.unsubscribe();
    },
    () => {
      const snapshot = api?.getTranslation(ref);
      return snapshot?.ready ? snapshot.t : undefined;
    },
  );
}
