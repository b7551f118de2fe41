import { useTranslationRef } from '#sdk';
import { StatusBadge } from '#ui';
import { kubernetesTabTranslationRef } from '../../i18n/tab/kubernetesTabTranslationRef';
import { readJobState } from '../../model/job';
import type { KubernetesObject } from '../../model/kubernetesObject';

const tones = { succeeded: 'success', running: 'info', failed: 'error' } as const;

/** Whether a job succeeded, runs or failed. */
export function JobState({ job }: { job: KubernetesObject }) {
  const { t } = useTranslationRef(kubernetesTabTranslationRef);
  const state = readJobState(job);
  return state === undefined ? null : (
    <StatusBadge plain tone={tones[state]}>
      {t(`row.${state}`)}
    </StatusBadge>
  );
}
