import { styled } from '@mui/material/styles';
import { useTranslationRef } from '#sdk';
import { RouterLink, StatusBadge, fontSize, rem, resolveTokens, space } from '#ui';
import { kubernetesDetailsTranslationRef } from '../i18n/details/kubernetesDetailsTranslationRef';
import type { DetectedError } from '../detect/detectedError';
import type { KubernetesObject } from '../model/kubernetesObject';
import { readAddress } from '../model/objectAddress';
import { printPodKey } from '../model/printPodKey';
import { resolvePodTone, summarizePod } from '../model/workload';
import type { LoadedCluster } from '../objects/clusterState';
import { useObjectLink } from '../objects/useObjectLink';
import { Section } from '../parts/Section';

/** The most pods to list. The page lists all. */
const MOST = 20;

const ORDER = ['error', 'warning', 'success'];

const List = styled('ul')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `0 ${space[3]}px`,
      minHeight: 36,
      paddingBlock: space[1],
      borderBottom: `1px solid ${tokens.line.subtle}`,
    },
    '& a': { flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' },
    '& p': { flexBasis: '100%', order: 1, margin: `0 0 ${space[2]}px`, overflowWrap: 'anywhere' },
    '& small': { fontSize: rem(fontSize.sm), color: tokens.text.secondary },
  };
});

/** The pods of a workload with their states, those with problems first. */
export function PodList({ loaded, pods }: { loaded: LoadedCluster; pods: readonly KubernetesObject[] }) {
  const { t } = useTranslationRef(kubernetesDetailsTranslationRef);
  const linkTo = useObjectLink();
  const errors = listPodErrors(loaded.detected);
  const rows = pods
    .map((pod) => createRow(pod, errors.get(printPodKey(pod))))
    .sort((a, b) => ORDER.indexOf(a.tone) - ORDER.indexOf(b.tone));
  return (
    <Section title={t('section.pods')} count={pods.length}>
      <List>
        {rows.slice(0, MOST).map((row) => (
          <li key={row.pod.metadata?.uid ?? row.pod.metadata?.name}>
            <RouterLink to={linkTo(readAddress(loaded.name, row.pod))}>{row.pod.metadata?.name}</RouterLink>
            <StatusBadge plain tone={row.tone}>
              {row.reasons.length > 0 ? row.reasons.join(', ') : row.phase}
            </StatusBadge>
            {row.message !== undefined && <p>{row.message}</p>}
            <small>{t('pods.ready', { ready: row.ready, count: row.containers })}</small>
          </li>
        ))}
      </List>
      {rows.length > MOST && <span>{t('pods.more', { count: rows.length - MOST })}</span>}
    </Section>
  );
}

/** A pod that runs can have errors, for example because it was restarted. */
function createRow(pod: KubernetesObject, error: string | undefined) {
  const summary = summarizePod(pod);
  const { message = error } = summary;
  return { ...summary, pod, message, tone: resolvePodTone(summary, error !== undefined) };
}

/** Returns the message of the first error of each pod. */
function listPodErrors(detected: readonly DetectedError[]): Map<string, string> {
  const errors = new Map<string, string>();
  for (const { sourceRef, message } of detected) {
    const key = printPodKey({ metadata: sourceRef });
    if (sourceRef.kind === 'Pod' && !errors.has(key)) errors.set(key, message);
  }
  return errors;
}
