import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { SaveViewButton } from '#extensions/search/components';
import { useTranslationRef } from '#sdk';
import { SearchField, SegmentedControl, SelectField, space } from '#ui';
import { kubernetesTabTranslationRef } from '../../i18n/tab/kubernetesTabTranslationRef';
import type { ClusterState } from '../../objects/clusterState';
import type { TabFilters } from './useTabFilters';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  // A long name of a namespace is shown in the list.
  '& select': { maxWidth: 200 },
  '@media (max-width: 600px)': {
    '& > div': { flex: '1 1 40%' },
    '& select': { maxWidth: 'none' },
  },
});

const Search = styled('div')({
  flex: '1 1 200px',
  maxWidth: 360,
  '@media (max-width: 600px)': { flexBasis: '100%', maxWidth: 'none' },
});

/** What to show, and how. */
export function FilterBar({
  clusters,
  filters: { filters, view, isFiltered, change, setView, clear },
}: {
  clusters: readonly ClusterState[];
  filters: TabFilters;
}) {
  const { t } = useTranslationRef(kubernetesTabTranslationRef);
  const { kinds, namespaces } = useMemo(() => listValues(clusters), [clusters]);
  const all = (label: string, values: readonly string[], selected: string) => [
    { value: '', label },
    // A value in the URL is shown, also if nothing has it now.
    ...[...new Set([...values, selected])].filter(Boolean).map((value) => ({ value, label: value })),
  ];
  const titles = new Map(clusters.map(({ cluster: { name, title } }) => [name, title ?? name]));
  const clusterOptions = all(t('filter.clusters'), [...titles.keys()], filters.cluster).map(
    ({ value, label }) => ({ value, label: titles.get(value) ?? label }),
  );
  return (
    <Bar>
      <Search>
        <SearchField
          label={t('filter.text')}
          placeholder={t('filter.text')}
          value={filters.text}
          onChange={(text) => change({ text })}
        />
      </Search>
      <SelectField
        hideLabel
        label={t('filter.kind')}
        value={filters.kind}
        options={all(t('filter.kinds'), kinds, filters.kind)}
        onChange={(kind) => change({ kind })}
      />
      {(namespaces.length > 1 || filters.namespace !== '') && (
        <SelectField
          hideLabel
          label={t('filter.namespace')}
          value={filters.namespace}
          options={all(t('filter.namespaces'), namespaces, filters.namespace)}
          onChange={(namespace) => change({ namespace })}
        />
      )}
      {(clusters.length > 1 || filters.cluster !== '') && (
        <SelectField
          hideLabel
          label={t('filter.cluster')}
          value={filters.cluster}
          options={clusterOptions}
          onChange={(cluster) => change({ cluster })}
        />
      )}
      <SelectField
        hideLabel
        label={t('filter.state')}
        value={filters.state}
        options={[
          { value: '', label: t('filter.states') },
          { value: 'failing', label: t('filter.failing') },
          { value: 'healthy', label: t('filter.healthy') },
        ]}
        onChange={(state) => change({ state: state as typeof filters.state })}
      />
      {isFiltered && <Button onClick={clear}>{t('filter.clear')}</Button>}
      <SegmentedControl
        label={t('view.label')}
        value={view}
        segments={[
          { value: 'kinds', label: t('view.kinds') },
          { value: 'tree', label: t('view.tree') },
        ]}
        onChange={setView}
      />
      <SaveViewButton />
    </Bar>
  );
}

function listValues(clusters: readonly ClusterState[]): { kinds: string[]; namespaces: string[] } {
  const kinds = new Set<string>();
  const namespaces = new Set<string>();
  for (const { loaded } of clusters) {
    for (const { kind, metadata } of loaded?.objects ?? []) {
      if (kind !== undefined) kinds.add(kind);
      if (metadata?.namespace !== undefined) namespaces.add(metadata.namespace);
    }
  }
  return { kinds: [...kinds].toSorted(), namespaces: [...namespaces].toSorted() };
}
