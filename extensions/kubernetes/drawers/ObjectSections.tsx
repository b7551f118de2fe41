import { lazyPart, useTranslationRef } from '#sdk';
import { BreakableText, KeyValueList, SkeletonText } from '#ui';
import { isSourceOf } from '../detect/readSource';
import { EventList } from '../events/EventList';
import { kubernetesDetailsTranslationRef } from '../i18n/details/kubernetesDetailsTranslationRef';
import type { KubernetesObject } from '../model/kubernetesObject';
import { listConditions, readPhase } from '../model/pod';
import { listImages } from '../model/workload';
import type { LoadedCluster } from '../objects/clusterState';
import { useKubernetesObjects } from '../objects/KubernetesObjectsContext';
import { Conditions } from '../parts/Conditions';
import { CopyableText } from '../parts/CopyableText';
import { Section } from '../parts/Section';
import { StructuredValue } from '../parts/StructuredValue';
import { ErrorList } from '../pod/ErrorList';
import { PodDetails } from '../pod/PodDetails';
import { ObjectData, type RevealedKeys } from './data/ObjectData';
import { hideSecretValues } from './data/secretValues';
import { listEventTargets } from './listEventTargets';
import { PodList } from './PodList';
import { DetailRows } from './rows/DetailRows';
import { findRows } from './rows/objectRows';

/** Props of {@link ObjectSections}. */
export interface ObjectSectionsProps {
  loaded: LoadedCluster;
  object: KubernetesObject;
  /** Everything that it created. */
  owned: readonly KubernetesObject[];
  /** Its pods, or itself. */
  pods: readonly KubernetesObject[];
  revealed: RevealedKeys;
  onShowLogs: (container: string) => void;
}

const RolloutHistory = lazyPart(
  async () => (await import('./history/RolloutHistory')).RolloutHistory,
  () => <SkeletonText lines={3} />,
);

const WITH_HISTORY = ['Deployment', 'StatefulSet', 'DaemonSet', 'Rollout'];
const WITH_DATA = ['ConfigMap', 'Secret'];

/** Annotations that contain the complete object. The YAML shows it better. */
const COPIES = ['kubectl.kubernetes.io/last-applied-configuration'];

/** The sections of the details, in the order in which users need them. */
export function ObjectSections(props: ObjectSectionsProps) {
  const { loaded, object, owned, pods, revealed, onShowLogs } = props;
  const { t } = useTranslationRef(kubernetesDetailsTranslationRef);
  const { isPaused } = useKubernetesObjects();
  const kind = object.kind ?? '';
  const errors = loaded.detected.filter(({ sourceRef }) => isSourceOf(sourceRef, object));
  const conditions = listConditions(object);
  // Pods that start show them first.
  const isPending = kind === 'Pod' && readPhase(object) === 'Pending';
  const images = listImages(object);
  const { targets, count } = listEventTargets(object, loaded.objects, owned);
  return (
    <>
      {errors.length > 0 && (
        <Section title={t('section.errors')} count={errors.length}>
          <ErrorList clusterName={loaded.name} {...{ object, errors, isPaused }} />
        </Section>
      )}
      {kind === 'Pod' && <PodDetails {...{ loaded, onShowLogs }} pod={object} />}
      {kind !== 'Pod' && pods.length > 0 && <PodList {...{ loaded, pods }} />}
      <ObjectRows object={object} />
      {kind !== 'Pod' && images.length > 0 && (
        <Section title={t('row.images')}>
          {images.map((image) => (
            <CopyableText key={image} isCode text={image} />
          ))}
        </Section>
      )}
      {WITH_DATA.includes(kind) && <ObjectData object={object} revealed={revealed} />}
      {conditions.length > 0 && !isPending && (
        <Section title={t('section.conditions')}>
          <Conditions conditions={conditions} />
        </Section>
      )}
      <Section title={t('section.events')}>
        <EventList clusterName={loaded.name} targets={targets} isPaused={isPaused} />
        {targets.length < count && <small>{t('events.partly', { shown: targets.length, count })}</small>}
      </Section>
      {WITH_HISTORY.includes(kind) && <RolloutHistory loaded={loaded} workload={object} pods={pods} />}
      <Marks title={t('section.labels')} values={object.metadata?.labels} />
      <Marks title={t('section.annotations')} values={object.metadata?.annotations} />
    </>
  );
}

/** The rows of known kinds. Other objects, such as custom resources, are shown as they are. */
function ObjectRows({ object }: { object: KubernetesObject }) {
  const { t } = useTranslationRef(kubernetesDetailsTranslationRef);
  const rows = findRows(object);
  if (rows) return <DetailRows object={object} rows={rows} />;
  const {
    apiVersion: _version,
    kind: _kind,
    metadata: _metadata,
    ...parts
  } = hideSecretValues(object, new Set());
  return Object.entries(parts).map(([name, value]) => (
    <Section key={name} title={name === 'spec' || name === 'status' ? t(`section.${name}`) : name}>
      <StructuredValue value={value} label={name} />
    </Section>
  ));
}

function Marks({ title, values }: { title: string; values: Record<string, string> | undefined }) {
  const shown = Object.entries(values ?? {}).filter(([key]) => !COPIES.includes(key));
  if (shown.length === 0) return null;
  return (
    <Section title={title} count={shown.length}>
      <KeyValueList
        items={shown.map(([id, value]) => ({
          id,
          label: <BreakableText>{id}</BreakableText>,
          value: <BreakableText>{value}</BreakableText>,
        }))}
      />
    </Section>
  );
}
