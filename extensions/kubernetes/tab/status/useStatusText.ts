import { useTranslationRef } from '#sdk';
import { useFormatNumber } from '#ui';
import { kubernetesTabTranslationRef } from '../../i18n/tab/kubernetesTabTranslationRef';
import type { ClustersSummary } from './summarizeClusters';

/** The health in one sentence. */
export interface StatusText {
  tone: 'success' | 'warning' | 'error' | 'neutral';
  text: string;
}

/** Returns a function that describes the health of an entity. */
export function useStatusText(): (summary: ClustersSummary) => StatusText {
  const { t } = useTranslationRef(kubernetesTabTranslationRef);
  const print = useFormatNumber();
  return ({ pods, failingPods, errors, unready, answered, waiting, absent }) => {
    if (answered === 0)
      return {
        tone: 'neutral',
        text: waiting > 0 ? t('status.waiting', { count: waiting }) : t('status.unknown'),
      };
    if (failingPods > 0)
      return { tone: 'error', text: t('status.failing', { count: failingPods, pods: print(pods) }) };
    if (errors > 0) return { tone: 'warning', text: t('status.warnings', { count: errors }) };
    if (unready > 0) return { tone: 'warning', text: t('status.unready', { count: unready }) };
    if (pods === 0) return { tone: 'neutral', text: t('status.noPods') };
    // There can be failing pods on the clusters whose state is not known.
    const tone = absent.size > 0 ? 'warning' : 'success';
    return { tone, text: t('status.healthy', { count: pods, pods: print(pods) }) };
  };
}
