import { styled } from '@mui/material/styles';
import { useTranslationRef } from '#sdk';
import {
  CopyButton,
  RelativeTime,
  RouterLink,
  StatusBadge,
  fontSize,
  height,
  rem,
  resolveTokens,
  space,
  type StatusTone,
} from '#ui';
import { isSourceOf } from '../detect/readSource';
import { kubernetesDetailsTranslationRef } from '../i18n/details/kubernetesDetailsTranslationRef';
import type { KubernetesObject } from '../model/kubernetesObject';
import { readAddress } from '../model/objectAddress';
import { readReplicas, resolvePodTone, summarizePod } from '../model/workload';
import type { ClusterState } from '../objects/clusterState';
import { useObjectLink } from '../objects/useObjectLink';
import { listOwners } from '../model/findOwner';

const Facts = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]}px ${space[4]}px`,
  fontSize: rem(fontSize.sm),
  color: resolveTokens(theme).text.secondary,
  '& a': { overflowWrap: 'anywhere' },
  '& > span > button': { width: height.target, height: height.target, padding: 0, verticalAlign: 'middle' },
  '& > span > button svg': { width: 14, height: 14 },
}));

/** The line below the name of an object: its kind, its state, where it is, its age, and what owns it. */
export function DetailsHead({ state, object }: { state: ClusterState; object: KubernetesObject }) {
  const { t } = useTranslationRef(kubernetesDetailsTranslationRef);
  const linkTo = useObjectLink();
  const { namespace, creationTimestamp, deletionTimestamp } = object.metadata ?? {};
  const { cluster, loaded } = state;
  const status = readStatus(
    object,
    loaded?.detected.some(({ sourceRef }) => isSourceOf(sourceRef, object)) ?? false,
  );
  const ip = object.kind === 'Pod' ? object.status?.['podIP'] : undefined;
  return (
    <Facts>
      {typeof ip === 'string' ? (
        <span>
          {t('head.pod', { ip })} <CopyButton size="small" text={ip} label={t('row.podIp')} />
        </span>
      ) : (
        <span>{object.kind}</span>
      )}
      {status && <StatusBadge tone={status.tone}>{status.text}</StatusBadge>}
      <span>{t('head.cluster', { cluster: cluster.title ?? cluster.name })}</span>
      {namespace !== undefined && <span>{t('head.namespace', { namespace })}</span>}
      {creationTimestamp !== undefined && (
        <RelativeTime value={creationTimestamp} within={(time) => t('head.created', { time })} />
      )}
      {deletionTimestamp !== undefined && (
        <StatusBadge tone="warning">
          <RelativeTime value={deletionTimestamp} within={(time) => t('head.deleting', { time })} />
        </StatusBadge>
      )}
      {listOwners(loaded?.objects ?? [], object).map((owner) => (
        <span key={owner.metadata?.uid}>
          {t('head.ownedBy')}{' '}
          <RouterLink to={linkTo(readAddress(cluster.name, owner))}>
            {owner.kind} {owner.metadata?.name}
          </RouterLink>
        </span>
      ))}
    </Facts>
  );
}

function readStatus(
  object: KubernetesObject,
  hasErrors: boolean,
): { tone: StatusTone; text: string } | undefined {
  if (object.kind === 'Pod') {
    const summary = summarizePod(object);
    const { phase, reasons } = summary;
    return {
      tone: resolvePodTone(summary, hasErrors),
      text: reasons.length > 0 ? reasons.join(', ') : phase,
    };
  }
  const replicas = readReplicas(object);
  if (!replicas) return undefined;
  const { ready, desired } = replicas;
  return { tone: ready < desired ? 'warning' : 'success', text: `${ready}/${desired}` };
}
