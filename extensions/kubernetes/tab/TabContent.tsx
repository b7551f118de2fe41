import { styled } from '@mui/material/styles';
import { Boxes } from 'lucide-react';
import { memo, useEffect, useMemo, useState } from 'react';
import type { Entity } from '#model';
import { configApiRef, lazyPart, useApi, useContentShown, useTranslationRef } from '#sdk';
import { EmptyState, ErrorPanel, ProgressBar, SafeLink, SkeletonCard, space } from '#ui';
import { kubernetesTabTranslationRef } from '../i18n/tab/kubernetesTabTranslationRef';
import type { ClusterState } from '../objects/clusterState';
import { KubernetesObjectsContext, type KubernetesObjects } from '../objects/KubernetesObjectsContext';
import { useClusterStates } from '../objects/useClusterStates';
import { useOpenObject } from '../objects/useOpenObject';
import { useProxyAccess } from '../objects/useProxyAccess';
import { prepareModel } from '../workloads/modelOf';
import { StatusCard } from './status/StatusCard';

/** The documentation of the configuration of clusters by default. */
const DOCS = 'https://backstage.io/docs/features/kubernetes/configuration';

/** How often objects are loaded by default, in ms. */
const INTERVAL = 10_000;

const OpenObject = lazyPart(async () => (await import('./OpenObject')).OpenObject);
const loadAnswered = async () => (await import('./AnsweredContent')).AnsweredContent;
const AnsweredContent = memo(lazyPart(loadAnswered, AnsweredSkeleton));

const Stack = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
});

/** The objects of an entity, loaded again after an interval. */
export function TabContent({ entity }: { entity: Entity }) {
  const interval =
    useApi(configApiRef).getOptionalNumber('kubernetes.frontend.refreshIntervalMs') ?? INTERVAL;
  const states = useClusterStates(entity, interval, prepareModel);
  const mayUseProxy = useProxyAccess();
  const objects = useMemo(() => ({ ...states, mayUseProxy }), [states, mayUseProxy]);
  const { address } = useOpenObject();
  const { clusters, failure } = objects;
  const isShown = clusters ? clusters.some(isAnswered) || clusters.length === 0 : failure !== undefined;
  useContentShown(isShown);
  return (
    <KubernetesObjectsContext value={objects}>
      {!isShown && <ProgressBar />}
      <Stack>
        <Content entity={entity} objects={objects} />
      </Stack>
      {address && <OpenObject address={address} />}
    </KubernetesObjectsContext>
  );
}

function Content({ entity, objects }: { entity: Entity; objects: KubernetesObjects }) {
  const { t } = useTranslationRef(kubernetesTabTranslationRef);
  const config = useApi(configApiRef);
  const { clusters, failure, refresh, isLoading } = objects;
  const isSettled = useIsSettled(clusters ?? []);
  const { name } = entity.metadata;
  if (failure)
    return <ErrorPanel title={t('failed.title')} error={failure} onRetry={refresh} retrying={isLoading} />;
  if (!clusters)
    return (
      <>
        <SkeletonCard height={90} lines={0} />
        <AnsweredSkeleton />
      </>
    );
  if (clusters.length === 0)
    return (
      <EmptyState
        icon={<Boxes aria-hidden />}
        title={t('noClusters.title')}
        description={t('noClusters.text')}
        action={
          <SafeLink href={config.getOptionalString('kubernetes.frontend.docsUrl') ?? DOCS}>
            {t('noClusters.docs')}
          </SafeLink>
        }
      />
    );
  return (
    <>
      <StatusCard clusters={clusters} />
      {isSettled ? <AnsweredContent clusters={clusters} name={name} /> : <AnsweredSkeleton />}
    </>
  );
}

function AnsweredSkeleton() {
  return <SkeletonCard height={240} />;
}

function isAnswered({ loaded, failure }: ClusterState): boolean {
  return loaded !== undefined || failure !== undefined;
}

/** How long the first answer waits for the others, in ms. What appears later moves what is below it. */
const GRACE = 700;

/** Returns whether all clusters answered, or some did and the others are late. */
function useIsSettled(clusters: readonly ClusterState[]): boolean {
  const [isLate, setLate] = useState(false);
  const isSome = clusters.some(isAnswered);
  useEffect(() => {
    if (!isSome) return undefined;
    const timer = setTimeout(() => setLate(true), GRACE);
    return () => clearTimeout(timer);
  }, [isSome]);
  return isSome && (isLate || clusters.every(isAnswered));
}
