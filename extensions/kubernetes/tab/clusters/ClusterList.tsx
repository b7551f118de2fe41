import { styled } from '@mui/material/styles';
import { useDeferredValue, useState } from 'react';
import { useTranslationRef } from '#sdk';
import { fontSize, fontWeight, rem, space } from '#ui';
import { kubernetesTabTranslationRef } from '../../i18n/tab/kubernetesTabTranslationRef';
import type { ClusterState } from '../../objects/clusterState';
import { FilterBar } from '../filters/FilterBar';
import { useTabFilters } from '../filters/useTabFilters';
import { ClusterPanel } from './ClusterPanel';
import { OpenPartsContext, useOpenParts } from '../workloads/openParts';

/** With more clusters than this, their panels are closed at first. */
const OPEN_CLUSTERS = 2;

const List = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  '& > h2': { margin: `${space[2]}px 0 0`, fontSize: rem(fontSize.xl), fontWeight: fontWeight.semibold },
});

/** All clusters with the objects on them. */
export function ClusterList({ clusters, name }: { clusters: readonly ClusterState[]; name: string }) {
  const { t } = useTranslationRef(kubernetesTabTranslationRef);
  const filters = useTabFilters();
  // Thousands of objects are filtered in short steps, after the field has reacted.
  const applied = useDeferredValue(filters.filters);
  const view = useDeferredValue(filters.view);
  // What is open must not depend on clusters that are added later.
  const [isOpenAtFirst] = useState(clusters.length <= OPEN_CLUSTERS);
  const open = useOpenParts();
  const { cluster: only } = applied;
  const shown = clusters.filter(({ cluster }) => only === '' || cluster.name === only);
  return (
    <OpenPartsContext value={open}>
      <List aria-labelledby="kubernetes-clusters">
        <h2 id="kubernetes-clusters">{t('clusters.title')}</h2>
        <FilterBar clusters={clusters} filters={filters} />
        {shown.length === 0 && <span>{t('filter.nothing')}</span>}
        {shown.map((state) => (
          <ClusterPanel
            key={state.cluster.name}
            state={state}
            name={name}
            filters={applied}
            view={view}
            isOpenAtFirst={isOpenAtFirst || filters.isFiltered}
          />
        ))}
      </List>
    </OpenPartsContext>
  );
}
