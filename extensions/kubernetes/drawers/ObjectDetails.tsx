import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import { lazyPart, useTranslationRef } from '#sdk';
import { Banner, RelativeTime, SkeletonText, space } from '#ui';
import { kubernetesDetailsTranslationRef } from '../i18n/details/kubernetesDetailsTranslationRef';
import { LogsDialog } from '../logs/LogsDialog';
import { listLogSources } from '../logs/logSource';
import { useOpenLogs } from '../logs/useOpenLogs';
import type { KubernetesObject } from '../model/kubernetesObject';
import type { ClusterState, LoadedCluster } from '../objects/clusterState';
import { useKubernetesObjects } from '../objects/KubernetesObjectsContext';
import { useSearchSwitch } from '../objects/useSearchSwitch';
import { DeletePod } from '../pod/DeletePod';
import { DashboardLink } from './DashboardLink';
import { DetailsHead } from './DetailsHead';
import { listOwned } from './listOwned';
import { ObjectSections } from './ObjectSections';

/** Props of {@link ObjectDetails}. */
export interface ObjectDetailsProps {
  cluster: ClusterState;
  object: KubernetesObject;
}

const ManifestView = lazyPart(
  async () => (await import('./ManifestView')).ManifestView,
  () => <SkeletonText lines={8} />,
);

const Column = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] });
const Head = styled('header')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]}px ${space[3]}px`,
  '& > label': { marginInline: 0, gap: space[1] },
});

/** The details of an object of any kind, or its YAML. */
export function ObjectDetails({ cluster: state, object }: ObjectDetailsProps) {
  return state.loaded ? <LoadedDetails state={state} loaded={state.loaded} object={object} /> : null;
}

interface LoadedDetailsProps {
  state: ClusterState;
  loaded: LoadedCluster;
  object: KubernetesObject;
}

function LoadedDetails({ state, loaded, object }: LoadedDetailsProps) {
  const { t } = useTranslationRef(kubernetesDetailsTranslationRef);
  const [isYaml, setYaml] = useSearchSwitch('yaml');
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const logs = useOpenLogs();
  const { mayUseProxy } = useKubernetesObjects();
  const { cluster } = state;
  const owned = listOwned(loaded.objects, object);
  const pods = object.kind === 'Pod' ? [object] : owned.filter(({ kind }) => kind === 'Pod');
  const sources = listLogSources(pods);
  const showLogs = (container: string): void =>
    logs.open(sources.find((source) => source.container === container)?.key ?? '');
  const setRevealed = (key: string, isRevealed: boolean): void => {
    const next = new Set(keys);
    if (isRevealed) next.add(key);
    else next.delete(key);
    setKeys(next);
  };
  const loadedAt = state.failure ? loaded.loadedAt : loaded.stale.get(object.kind ?? '');
  return (
    <Column>
      <Head>
        {loadedAt !== undefined && (
          <Banner severity="warning">
            <RelativeTime value={loadedAt} within={(time) => t('head.stale', { time })} />
          </Banner>
        )}
        <DetailsHead state={state} object={object} />
        <Actions>
          <FormControlLabel
            control={<Switch checked={isYaml} onChange={(_event, value) => setYaml(value)} />}
            label={t('yaml.show')}
          />
          {sources.length > 0 && mayUseProxy !== false && (
            <Button
              size="small"
              variant="outlined"
              startIcon={<ScrollText aria-hidden />}
              onClick={() => logs.open('')}
            >
              {t('head.logs')}
            </Button>
          )}
          {object.kind === 'Pod' && (
            <DeletePod clusterName={cluster.name} pod={object} objects={loaded.objects} />
          )}
          <DashboardLink cluster={cluster} object={object} />
        </Actions>
      </Head>
      {isYaml ? (
        <ManifestView object={object} revealed={keys} />
      ) : (
        <ObjectSections
          {...{ loaded, object, owned, pods }}
          revealed={{ keys, setRevealed }}
          onShowLogs={showLogs}
        />
      )}
      {logs.selected !== undefined && mayUseProxy && (
        <LogsDialog
          clusterName={cluster.name}
          clusterTitle={cluster.title ?? cluster.name}
          name={object.metadata?.name ?? ''}
          sources={sources}
          selected={logs.selected}
          onSelect={logs.open}
          onClose={logs.close}
        />
      )}
    </Column>
  );
}
