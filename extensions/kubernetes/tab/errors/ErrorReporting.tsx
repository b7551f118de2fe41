import { useMemo } from 'react';
import { useTranslationRef } from '#sdk';
import {
  DataTable,
  InfoCard,
  RouterLink,
  type DataTableColumn,
  useClientRows,
  useTableStateInUrl,
} from '#ui';
import type { DetectedError } from '../../detect/detectedError';
import { kubernetesTabTranslationRef } from '../../i18n/tab/kubernetesTabTranslationRef';
import type { ClusterState } from '../../objects/clusterState';
import { useObjectLink } from '../../objects/useObjectLink';
import { summarizeClusters } from '../status/summarizeClusters';
import { listErrors, type ClusterError } from './listErrors';

const PAGE_SIZE = 5;
const NO_FILTERS = [] as const;

/** The detected errors of all clusters. The most severe is the first. */
export function ErrorReporting({ clusters }: { clusters: readonly ClusterState[] }) {
  const { t } = useTranslationRef(kubernetesTabTranslationRef);
  const errors = useMemo(() => listErrors(clusters), [clusters]);
  const [state, onStateChange] = useTableStateInUrl({ columns: NO_FILTERS, name: 'errors' });
  const table = useClientRows(errors, { pageSize: PAGE_SIZE, state, onStateChange });
  const columns = useErrorColumns();
  const { answered } = summarizeClusters(clusters);
  const none =
    answered === clusters.length ? 'errors.none' : answered > 0 ? 'errors.noneKnown' : 'errors.unknown';
  return errors.length === 0 ? (
    <InfoCard title={t('errors.title')} empty={t(none)} />
  ) : (
    <InfoCard title={t('errors.title')} count={errors.length} flush>
      <DataTable
        {...table}
        dense
        label={t('errors.title')}
        columns={columns}
        getRowId={({ id }) => id}
        onSort={undefined}
      />
    </InfoCard>
  );
}

function useErrorColumns(): ReadonlyArray<DataTableColumn<ClusterError>> {
  const { t } = useTranslationRef(kubernetesTabTranslationRef);
  const linkTo = useObjectLink();
  const read = (key: keyof DetectedError['sourceRef']) => (row: ClusterError) => row.error.sourceRef[key];
  return [
    {
      id: 'cluster',
      header: t('errors.cluster'),
      cell: ({ cluster }) => cluster.title ?? cluster.name,
      width: 200,
      priority: 2,
    },
    {
      id: 'namespace',
      header: t('errors.namespace'),
      cell: read('namespace'),
      width: 160,
      priority: 1,
    },
    { id: 'kind', header: t('errors.kind'), cell: read('kind'), width: 200, priority: 3 },
    {
      id: 'name',
      header: t('errors.name'),
      primary: true,
      width: 320,
      title: read('name'),
      cell: ({ cluster, error: { sourceRef } }) => (
        <RouterLink to={linkTo({ cluster: cluster.name, ...sourceRef })}>{sourceRef.name}</RouterLink>
      ),
    },
    {
      id: 'messages',
      header: t('errors.messages'),
      cell: ({ error }) => error.message,
      title: ({ error }) => error.message,
      summary: ({ error }) => error.message,
      width: 'fill',
      minWidth: 160,
    },
  ];
}
