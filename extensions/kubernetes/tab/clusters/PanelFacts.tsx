import { styled } from '@mui/material/styles';
import { useTranslationRef } from '#sdk';
import { StatusBadge, fontSize, rem, space } from '#ui';
import { kubernetesTabTranslationRef } from '../../i18n/tab/kubernetesTabTranslationRef';
import type { ClusterState } from '../../objects/clusterState';
import { isUsageError } from '../../model/isUsageError';
import type { FetchError } from '../../protocol';
import { modelOf } from '../../workloads/modelOf';
import { PodFacts } from '../workloads/PodFacts';
import { resolveAbsence } from '../status/resolveAbsence';

const Facts = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]}px ${space[4]}px`,
  fontSize: rem(fontSize.sm),
});

/** How many pods are on a cluster, and how many of them have errors. */
export function PanelFacts({ state }: { state: ClusterState }) {
  const { t } = useTranslationRef(kubernetesTabTranslationRef);
  const { loaded } = state;
  const absence = resolveAbsence(state);
  if (absence && !(state.failure && loaded))
    return (
      <StatusBadge plain tone="error">
        {t(`clusters.${absence}`)}
      </StatusBadge>
    );
  if (!loaded)
    return (
      <StatusBadge plain tone="neutral">
        {t('clusters.waiting')}
      </StatusBadge>
    );
  const { pods, failingPods } = modelOf(loaded);
  return (
    <Facts>
      {absence && (
        <StatusBadge plain tone="error">
          {t(`clusters.${absence}`)}
        </StatusBadge>
      )}
      <Missing errors={loaded.errors} />
      <PodFacts pods={pods} failingPods={failingPods} />
    </Facts>
  );
}

/** What a cluster did not answer. Without usage, all objects are there. */
function Missing({ errors }: { errors: readonly FetchError[] }) {
  const { t } = useTranslationRef(kubernetesTabTranslationRef);
  if (errors.length === 0) return null;
  const isUsage = errors.every(isUsageError);
  return (
    <StatusBadge plain tone={isUsage ? 'neutral' : 'warning'}>
      {t(isUsage ? 'clusters.noUsage' : 'clusters.partly')}
    </StatusBadge>
  );
}
