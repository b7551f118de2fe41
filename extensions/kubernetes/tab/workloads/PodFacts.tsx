import { useTranslationRef } from '#sdk';
import { StatusBadge, useFormatNumber } from '#ui';
import { kubernetesTabTranslationRef } from '../../i18n/tab/kubernetesTabTranslationRef';

/** Two facts: the number of pods, and of those with errors. */
export function PodFacts({ pods, failingPods }: { pods: number; failingPods: number }) {
  const { t } = useTranslationRef(kubernetesTabTranslationRef);
  const print = useFormatNumber();
  return (
    <>
      <span>{t('clusters.pods', { count: pods, number: print(pods) })}</span>
      {failingPods > 0 ? (
        <StatusBadge plain tone="error">
          {t('clusters.failing', { count: failingPods, number: print(failingPods) })}
        </StatusBadge>
      ) : (
        <StatusBadge plain tone="success">
          {t('clusters.noErrors')}
        </StatusBadge>
      )}
    </>
  );
}
