import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useTranslationRef } from '#sdk';
import { StatusBadge, fontSize, fontWeight, radius, rem, resolveTokens, space } from '#ui';
import { kubernetesTabTranslationRef } from '../../i18n/tab/kubernetesTabTranslationRef';
import type { ClusterState } from '../../objects/clusterState';
import { RefreshControls } from './RefreshControls';
import { absences, resolveAbsence } from './resolveAbsence';
import { summarizeClusters } from './summarizeClusters';
import { useStatusText } from './useStatusText';

const Card = styled('section')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    display: 'grid',
    gap: space[3],
    padding: `${space[3]}px ${space[4]}px`,
    backgroundColor: tokens.surface.base,
    border: `1px solid ${tokens.line.subtle}`,
    borderRadius: radius.card,
    '& ul': { display: 'flex', flexWrap: 'wrap', gap: `${space[2]}px ${space[6]}px`, margin: 0, padding: 0 },
    '& li': { display: 'flex', flexWrap: 'wrap', gap: `0 ${space[2]}px`, listStyle: 'none', minWidth: 0 },
    '& li strong': { fontWeight: fontWeight.medium, overflowWrap: 'anywhere' },
    '& li > span': { whiteSpace: 'normal' },
    // One below the other, so that the states are in one line.
    '@media (max-width: 600px)': {
      '& ul': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 },
      '& li': {
        display: 'grid',
        alignItems: 'start',
        gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
        padding: `${space[2]}px 0`,
        borderTop: `1px solid ${tokens.line.subtle}`,
      },
      '& li:last-of-type': { paddingBottom: 0 },
    },
  };
});

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]}px ${space[4]}px`,
  '& > p': { margin: 0, minWidth: 0 },
  '& > p > span': { fontSize: rem(fontSize.lg), fontWeight: fontWeight.semibold, whiteSpace: 'normal' },
  '& > p > span svg': { width: 20, height: 20 },
});

const Unknown = styled('small')(({ theme }) => ({
  marginInlineStart: space[3],
  fontSize: rem(fontSize.sm),
  color: theme.palette.text.secondary,
}));

/** Whether the entity is healthy, on all clusters and on each, and how old that information is. */
export const StatusCard = memo(function StatusCard({ clusters }: { clusters: readonly ClusterState[] }) {
  const { t } = useTranslationRef(kubernetesTabTranslationRef);
  const describe = useStatusText();
  const summary = summarizeClusters(clusters);
  const { tone, text } = describe(summary);
  // Before the first answer, the sentence above says it.
  const waiting = summary.answered > 0 ? summary.waiting : 0;
  const unknown = [
    ...(waiting > 0 ? [t('status.waiting', { count: waiting })] : []),
    ...absences.flatMap((absence) => {
      const count = summary.absent.get(absence);
      return count === undefined ? [] : t(`status.${absence}`, { count });
    }),
  ];
  return (
    <Card aria-label={t('status.label')}>
      <Line>
        <p role="status">
          <StatusBadge plain tone={tone}>
            {text}
          </StatusBadge>
          <Unknown>{unknown.join(' · ')}</Unknown>
        </p>
        <RefreshControls />
      </Line>
      <ul>
        {clusters.map((state) => (
          <li key={state.cluster.name}>
            <strong>{state.cluster.title ?? state.cluster.name}</strong>
            <ClusterStatus state={state} />
          </li>
        ))}
      </ul>
    </Card>
  );
});

function ClusterStatus({ state }: { state: ClusterState }) {
  const { t } = useTranslationRef(kubernetesTabTranslationRef);
  const describe = useStatusText();
  const absence = resolveAbsence(state);
  if (absence)
    return (
      <StatusBadge plain tone="error">
        {t(`clusters.${absence}`)}
      </StatusBadge>
    );
  if (!state.loaded)
    return (
      <StatusBadge plain tone="neutral">
        {t('clusters.waiting')}
      </StatusBadge>
    );
  const { tone, text } = describe(summarizeClusters([state]));
  return (
    <StatusBadge plain tone={tone}>
      {text}
    </StatusBadge>
  );
}
