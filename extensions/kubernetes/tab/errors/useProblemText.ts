import { useTranslationRef } from '#sdk';
import { kubernetesTabTranslationRef } from '../../i18n/tab/kubernetesTabTranslationRef';
import type { FetchError } from '../../protocol';

/** Returns a function that describes what a cluster did not answer. */
export function useProblemText(): (error: FetchError) => string {
  const { t } = useTranslationRef(kubernetesTabTranslationRef);
  return (error) =>
    'message' in error
      ? t('problem.unreachable', { type: error.errorType, message: error.message })
      : t('problem.refused', {
          type: error.errorType,
          path: error.resourcePath ?? '',
          code: error.statusCode ?? '',
        });
}
