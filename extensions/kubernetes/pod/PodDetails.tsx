import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslationRef } from '#sdk';
import { space } from '#ui';
import { kubernetesDetailsTranslationRef } from '../i18n/details/kubernetesDetailsTranslationRef';
import type { KubernetesObject } from '../model/kubernetesObject';
import {
  listConditions,
  listContainers,
  listContainerStatuses,
  listInitContainerStatuses,
  readList,
  readPhase,
  type Container,
  type ContainerStatus,
} from '../model/pod';
import type { LoadedCluster } from '../objects/clusterState';
import { printPodKey } from '../model/printPodKey';
import { useKubernetesObjects } from '../objects/KubernetesObjectsContext';
import { Conditions } from '../parts/Conditions';
import { Section } from '../parts/Section';
import { PodTerminal } from '../terminal/PodTerminal';
import { useHasTerminal } from '../terminal/useHasTerminal';
import { ContainerCard } from './ContainerCard';
import { UsageGauges } from './UsageGauges';

/** Props of {@link PodDetails}. */
export interface PodDetailsProps {
  loaded: LoadedCluster;
  pod: KubernetesObject;
  /** Shows the log of a container. */
  onShowLogs: (container: string) => void;
}

const Cards = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });

/** The conditions of a pod that starts, in the order in which they become true. */
const STARTUP = ['PodScheduled', 'Initialized', 'ContainersReady', 'Ready'];

/** What is special about pods: conditions, usage and containers. */
export function PodDetails({ loaded, pod, onShowLogs }: PodDetailsProps) {
  const { t } = useTranslationRef(kubernetesDetailsTranslationRef);
  const usage = loaded.usage.get(printPodKey(pod));
  const conditions = listConditions(pod);
  const isPending = readPhase(pod) === 'Pending';
  const startup = STARTUP.flatMap((type) => conditions.find((one) => one.type === type) ?? []);
  const statuses = listContainerStatuses(pod);
  const initial = listInitContainerStatuses(pod);
  const cards = { pod, loaded, onShowLogs };
  return (
    <>
      {isPending && startup.length > 0 && (
        <Section title={t('pending.title')}>
          <Conditions conditions={startup} />
        </Section>
      )}
      {usage && (
        <Section title={t('section.usage')}>
          <UsageGauges cpu={usage.cpu} memory={usage.memory} />
        </Section>
      )}
      {initial.length > 0 && (
        <Section title={t('section.initContainers')} count={initial.length}>
          <ContainerCards
            {...cards}
            statuses={initial}
            containers={readList<Container>(pod.spec?.['initContainers'])}
          />
        </Section>
      )}
      <Section title={t('section.containers')} count={statuses.length}>
        {statuses.length === 0 && <span>{t('container.none')}</span>}
        <ContainerCards {...cards} statuses={statuses} containers={listContainers(pod)} />
      </Section>
    </>
  );
}

interface ContainerCardsProps extends Pick<PodDetailsProps, 'loaded' | 'pod' | 'onShowLogs'> {
  statuses: readonly ContainerStatus[];
  containers: readonly Container[];
}

function ContainerCards({ loaded, pod, statuses, containers, onShowLogs }: ContainerCardsProps) {
  const usage = loaded.usage.get(printPodKey(pod));
  const { mayUseProxy } = useKubernetesObjects();
  const hasTerminal = useHasTerminal() && mayUseProxy !== false;
  const [opened, setOpened] = useState<string>();
  const running = statuses.flatMap(({ name, state }) => (state?.running ? [name] : []));
  const { name = '', namespace } = pod.metadata ?? {};
  return (
    <Cards>
      {statuses.map((status) => (
        <ContainerCard
          key={status.name}
          container={containers.find((one) => one.name === status.name)}
          status={status}
          usage={usage?.containers.find(({ container }) => container === status.name)}
          onShowLogs={mayUseProxy === false ? undefined : () => onShowLogs(status.name)}
          onOpenTerminal={hasTerminal ? () => setOpened(status.name) : undefined}
        />
      ))}
      {opened !== undefined && (
        <PodTerminal
          cluster={loaded.name}
          namespace={namespace}
          pod={name}
          // After the container has ended, its output can still be read.
          containers={running.includes(opened) ? running : [opened, ...running]}
          container={opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Cards>
  );
}
