import { useTranslationRef } from '#sdk';
import { StatusBadge } from '#ui';
import { kubernetesTabTranslationRef } from '../../i18n/tab/kubernetesTabTranslationRef';
import type { KubernetesObject } from '../../model/kubernetesObject';

/** Whether a job succeeded, runs or failed. */
export function JobState({ job: { status } }: { job: KubernetesObject }) {
  const { t } = useTranslationRef(kubernetesTabTranslationRef);
  if (Number(status?.['succeeded'] ?? 0) > 0)
    return (
      <StatusBadge plain tone="success">
        {t('row.succeeded')}
      </StatusBadge>
    );
  if (Number(status?.['active'] ?? 0) > 0)
    return (
      <StatusBadge plain tone="info">
        {t('row.running')}
      </StatusBadge>
    );
  return Number(status?.['failed'] ?? 0) > 0 ? (
    <StatusBadge plain tone="error">
      {t('row.failed')}
    </StatusBadge>
  ) : null;
}
