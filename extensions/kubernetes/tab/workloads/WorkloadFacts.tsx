import { styled } from '@mui/material/styles';
import { memo, type ReactNode } from 'react';
import { lazyPart, useTranslationRef } from '#sdk';
import { RelativeTime, RouterLink, StatusBadge, fontSize, rem, space } from '#ui';
import { kubernetesTabTranslationRef } from '../../i18n/tab/kubernetesTabTranslationRef';
import { readCpuUtilization } from '../../model/autoscaler';
import type { KubernetesObject } from '../../model/kubernetesObject';
import { readAddress } from '../../model/objectAddress';
import { listImages, readImageVersion, readReplicas, resolveLastRollout } from '../../model/workload';
import { useObjectLink } from '../../objects/useObjectLink';
import type { WorkloadNode } from '../../workloads/clusterModel';
import { PodFacts } from './PodFacts';
import { JobState } from './JobState';

const Schedule = lazyPart(async () => (await import('./Schedule')).Schedule);

const Facts = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: `${space[1]}px ${space[4]}px`,
  minWidth: 0,
  fontSize: rem(fontSize.sm),
  color: theme.palette.text.secondary,
  overflowWrap: 'anywhere',
  '& code': { fontSize: rem(fontSize.xs) },
  '@media (max-width: 760px)': { justifyContent: 'flex-start' },
}));

// A link in a text must not be recognizable by color alone.
const Related = styled(RouterLink)({ textDecoration: 'underline' });

/** What matters most about an object of its kind, in one line. */
export const WorkloadFacts = memo(function WorkloadFacts({
  node,
  cluster,
}: {
  node: WorkloadNode;
  cluster: string;
}) {
  const { object } = node;
  return (
    <Facts>
      <OwnErrors node={node} />
      {resolveFacts(node, cluster)}
      <Age object={object} />
    </Facts>
  );
});

function resolveFacts(node: WorkloadNode, cluster: string): ReactNode {
  const { object } = node;
  switch (object.kind) {
    case 'CronJob':
      return <Schedule cronJob={object} />;
    case 'Job':
      return <JobState job={object} />;
    case 'Service':
      return <ServiceType service={object} />;
    case 'ConfigMap':
    case 'Secret':
      return <DataCount object={object} />;
    case 'Ingress':
      return <IngressHosts ingress={object} />;
    case 'HorizontalPodAutoscaler':
      return <AutoscalerFacts autoscaler={object} />;
    default:
      return <ReplicaFacts node={node} cluster={cluster} />;
  }
}

/** That something is wrong with the object or what it created, if its pods do not show it. A job has a state of its own. */
function OwnErrors({ node: { object, isFailing, failingPods } }: { node: WorkloadNode }) {
  const { t } = useTranslationRef(kubernetesTabTranslationRef);
  if (!isFailing || failingPods > 0 || object.kind === 'Job') return null;
  return (
    <StatusBadge plain tone="error">
      {t('pods.failing')}
    </StatusBadge>
  );
}

function readText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function ServiceType({ service }: { service: KubernetesObject }) {
  const { t } = useTranslationRef(kubernetesTabTranslationRef);
  return <span>{t('row.type', { type: readText(service.spec?.['type']) })}</span>;
}

function DataCount({ object }: { object: KubernetesObject }) {
  const { t } = useTranslationRef(kubernetesTabTranslationRef);
  return <span>{t('row.dataCount', { count: Object.keys(Object(object['data']) as object).length })}</span>;
}

function IngressHosts({ ingress }: { ingress: KubernetesObject }) {
  const { t } = useTranslationRef(kubernetesTabTranslationRef);
  const rules = Array.isArray(ingress.spec?.['rules']) ? (ingress.spec['rules'] as unknown[]) : [];
  const hosts = rules.map((rule) => readText((Object(rule) as { host?: unknown }).host) || '*');
  return hosts.length === 0 ? null : <span>{t('row.hosts', { hosts: hosts.join(', ') })}</span>;
}

function ReplicaFacts({ node, cluster }: { node: WorkloadNode; cluster: string }) {
  const { t } = useTranslationRef(kubernetesTabTranslationRef);
  const { object, pods, failingPods, autoscaler } = node;
  const replicas = readReplicas(object);
  const versions = listImages(object).map(readImageVersion);
  const rollout = resolveLastRollout(
    object,
    pods.map((pod) => pod.object),
  );
  const isReady = replicas && replicas.ready >= replicas.desired;
  return (
    <>
      {autoscaler && <AutoscalerFacts autoscaler={autoscaler} cluster={cluster} />}
      {versions.length > 0 && <code>{[...new Set(versions)].join(', ')}</code>}
      {rollout && (
        <RelativeTime
          value={rollout.time}
          within={(time) => t(rollout.isEstimate ? 'row.rolloutAtLatest' : 'row.rollout', { time })}
        />
      )}
      {object.kind === 'Deployment' && object.spec?.['paused'] === true && (
        <StatusBadge plain tone="info">
          {t('row.paused')}
        </StatusBadge>
      )}
      {replicas && (
        <StatusBadge plain tone={isReady ? 'success' : 'warning'}>
          {t('row.ready', { ready: replicas.ready, desired: replicas.desired })}
        </StatusBadge>
      )}
      {(replicas !== undefined || pods.length > 0) && (
        <PodFacts pods={pods.length} failingPods={failingPods} />
      )}
    </>
  );
}

function AutoscalerFacts({
  autoscaler,
  cluster,
}: {
  autoscaler: KubernetesObject;
  /** The cluster, if the row is the one of the workload. The facts then lead to the autoscaler. */
  cluster?: string;
}) {
  const { t } = useTranslationRef(kubernetesTabTranslationRef);
  const linkTo = useObjectLink();
  const { spec } = autoscaler;
  const { current, target } = readCpuUtilization(autoscaler);
  const replicas = t('row.replicas', {
    min: Number(spec?.['minReplicas'] ?? 1),
    max: Number(spec?.['maxReplicas'] ?? 1),
  });
  return (
    <>
      {cluster === undefined ? (
        <span>{replicas}</span>
      ) : (
        <Related to={linkTo(readAddress(cluster, autoscaler))}>{replicas}</Related>
      )}
      {current !== undefined && <span>{t('row.currentCpu', { percent: current })}</span>}
      {target !== undefined && <span>{t('row.targetCpu', { percent: target })}</span>}
    </>
  );
}

function Age({ object: { metadata } }: { object: KubernetesObject }) {
  const { t } = useTranslationRef(kubernetesTabTranslationRef);
  const created = metadata?.creationTimestamp;
  return created === undefined ? null : (
    <RelativeTime value={created} within={(time) => t('row.age', { time })} />
  );
}
