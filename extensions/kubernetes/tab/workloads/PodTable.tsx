import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslationRef } from '#sdk';
import {
  DataTable,
  StatusBadge,
  fontSize,
  rem,
  space,
  useClientRows,
  useTableStateInUrl,
  type DataTableColumn,
} from '#ui';
import { kubernetesTabTranslationRef } from '../../i18n/tab/kubernetesTabTranslationRef';
import { summarizePod } from '../../model/workload';
import type { LoadedCluster } from '../../objects/clusterState';
import { printPodKey } from '../../model/printPodKey';
import type { WorkloadNode } from '../../workloads/clusterModel';
import { ObjectName } from './ObjectName';
import { PodUsage } from './PodUsage';
import { usedShare } from '../../model/usage';

/** Pages are this long. Of long pages, only the rows in view are rendered. */
const PAGE_SIZE = 1000;

const Message = styled('small')(({ theme }) => ({
  marginInlineStart: space[2],
  fontSize: rem(fontSize.sm),
  color: theme.palette.text.secondary,
}));

const NO_FILTERS = [] as const;

/** Pods with their phase, status, restarts and, if the cluster measures it, usage. */
export function PodTable({
  pods,
  loaded,
  label,
  name,
}: {
  pods: readonly WorkloadNode[];
  loaded: LoadedCluster;
  label: string;
  /** The name of the table in the URL, which has its sorting and its page. */
  name: string;
}) {
  const columns = usePodColumns(loaded);
  const sortValue = useMemo(() => createSortValue(loaded), [loaded]);
  const [state, onStateChange] = useTableStateInUrl({ columns: NO_FILTERS, name });
  const table = useClientRows(pods, { pageSize: PAGE_SIZE, sortValue, state, onStateChange });
  return <DataTable {...table} dense label={label} columns={columns} getRowId={({ key }) => key} />;
}

function createSortValue({ usage }: LoadedCluster) {
  return ({ object }: WorkloadNode, column: string): string | number => {
    const { phase, reasons, ready, restarts } = summarizePod(object);
    const measured = usage.get(printPodKey(object));
    const values: Readonly<Record<string, string | number>> = {
      name: object.metadata?.name ?? '',
      phase,
      status: reasons.join(' '),
      ready,
      restarts,
      cpu: measured ? usedShare(measured.cpu, 'requestTotal') : -1,
      memory: measured ? usedShare(measured.memory, 'requestTotal') : -1,
    };
    return values[column] ?? '';
  };
}

function usePodColumns(loaded: LoadedCluster): ReadonlyArray<DataTableColumn<WorkloadNode>> {
  const { t } = useTranslationRef(kubernetesTabTranslationRef);
  const isMeasured = loaded.usage.size > 0;
  return useMemo(() => {
    const measure = (id: 'cpu' | 'memory', header: string, priority: number) => ({
      id,
      header,
      align: 'end' as const,
      sortable: true,
      minWidth: 88,
      priority,
      cell: ({ object }: WorkloadNode) => (
        <PodUsage metrics={loaded.usage.get(printPodKey(object))} measure={id} />
      ),
    });
    return [
      {
        id: 'name',
        header: t('pods.name'),
        primary: true,
        sortable: true,
        title: ({ object }: WorkloadNode) => object.metadata?.name,
        cell: ({ object }: WorkloadNode) => <ObjectName isShort object={object} loaded={loaded} />,
      },
      {
        id: 'phase',
        header: t('pods.phase'),
        sortable: true,
        priority: 5,
        cell: ({ object }: WorkloadNode) => summarizePod(object).phase,
      },
      {
        id: 'status',
        header: t('pods.status'),
        sortable: true,
        minWidth: 120,
        width: 'fill' as const,
        title: ({ object }: WorkloadNode) => summarizePod(object).message,
        summary: (node: WorkloadNode) => <PodStatus node={node} />,
        cell: (node: WorkloadNode) => <PodStatus node={node} />,
      },
      {
        id: 'ready',
        header: t('pods.ready'),
        align: 'end' as const,
        sortable: true,
        priority: 4,
        cell: ({ object }: WorkloadNode) => {
          const { ready, containers } = summarizePod(object);
          return `${ready}/${containers}`;
        },
      },
      {
        id: 'restarts',
        header: t('pods.restarts'),
        align: 'end' as const,
        sortable: true,
        priority: 3,
        cell: ({ object }: WorkloadNode) => summarizePod(object).restarts,
      },
      ...(isMeasured ? [measure('cpu', t('pods.cpu'), 2), measure('memory', t('pods.memory'), 1)] : []),
    ];
  }, [t, loaded, isMeasured]);
}

function PodStatus({ node: { object, errors } }: { node: WorkloadNode }) {
  const { t } = useTranslationRef(kubernetesTabTranslationRef);
  const { reasons, phase, message } = summarizePod(object);
  if (reasons.length > 0)
    return (
      <>
        <StatusBadge plain tone={errors.length > 0 || phase === 'Failed' ? 'error' : 'warning'}>
          {reasons.join(', ')}
        </StatusBadge>
        {message !== undefined && <Message>{message}</Message>}
      </>
    );
  if (errors.length > 0)
    return (
      <StatusBadge plain tone="error">
        {t('pods.failing')}
      </StatusBadge>
    );
  if (phase !== 'Running' && phase !== 'Succeeded') return phase;
  return (
    <StatusBadge plain tone="success">
      {t('pods.ok')}
    </StatusBadge>
  );
}
