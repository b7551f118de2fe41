import { useTranslationRef } from '#sdk';
import { StatusBadge } from '#ui';
import { kubernetesTabTranslationRef } from '../../i18n/tab/kubernetesTabTranslationRef';
import { printMebibytes, printMillicores, usedShare } from '../../model/usage';
import type { PodMetrics } from '../../protocol';

/** How much of what a pod requests it uses. */
export function PodUsage({
  metrics,
  measure,
}: {
  metrics: PodMetrics | undefined;
  measure: 'cpu' | 'memory';
}) {
  const { t } = useTranslationRef(kubernetesTabTranslationRef);
  if (!metrics) return '–';
  const usage = metrics[measure];
  const print = measure === 'cpu' ? printMillicores : printMebibytes;
  const percent = Math.round(usedShare(usage, 'requestTotal') * 100);
  const limitShare = usedShare(usage, 'limitTotal');
  const details = { percent, total: print(usage.requestTotal) };
  const title =
    Number(usage.limitTotal) > 0
      ? t('pods.usage', {
          ...details,
          limitPercent: Math.round(limitShare * 100),
          limit: print(usage.limitTotal),
        })
      : t('pods.usageUnlimited', details);
  return (
    <span title={title}>
      {limitShare >= 0.9 ? (
        <StatusBadge plain tone={limitShare >= 1 ? 'error' : 'warning'}>
          {percent}%
        </StatusBadge>
      ) : (
        `${percent}%`
      )}
    </span>
  );
}
