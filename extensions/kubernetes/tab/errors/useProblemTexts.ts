import { useTranslationRef } from '#sdk';
import { kubernetesTabTranslationRef } from '../../i18n/tab/kubernetesTabTranslationRef';
import type { FetchError } from '../../protocol';

/** Returns a function that describes what a cluster did not answer. Requests that failed in the same way are described once. */
export function useProblemTexts(): (errors: readonly FetchError[]) => string[] {
  const { t } = useTranslationRef(kubernetesTabTranslationRef);
  const print = (error: FetchError): string =>
    'message' in error
      ? t('problem.unreachable', { type: error.errorType, message: error.message })
      : t('problem.refused', {
          type: error.errorType,
          path: error.resourcePath ?? '',
          code: error.statusCode ?? '',
        });
  return (errors) => [...new Set(errors.map(print))];
}
