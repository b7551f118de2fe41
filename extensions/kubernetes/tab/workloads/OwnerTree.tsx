import { styled } from '@mui/material/styles';
import { ChevronRight } from 'lucide-react';
import { useContext, useMemo } from 'react';
import { useTranslationRef } from '#sdk';
import { DataTable, RelativeTime, StatusBadge, VisuallyHidden, height, type DataTableColumn } from '#ui';
import { kubernetesTabTranslationRef } from '../../i18n/tab/kubernetesTabTranslationRef';
import {
  listImages,
  readImageVersion,
  readReplicas,
  resolvePodTone,
  summarizePod,
} from '../../model/workload';
import { printAddress, readAddress } from '../../model/objectAddress';
import type { LoadedCluster } from '../../objects/clusterState';
import type { WorkloadNode } from '../../workloads/clusterModel';
import { OpenPartsContext, type OpenParts } from './openParts';
import { JobState } from './JobState';
import { ObjectName } from './ObjectName';

/** Owners of more objects than this are closed at first. */
const OPEN_CHILDREN = 20;

interface TreeRow {
  node: WorkloadNode;
  level: number;
  /** The key of what is open. */
  part: string;
  isOpen: boolean;
}

const Name = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minWidth: 0,
  '& > button, & > i': { flex: 'none', width: height.target, height: height.target },
  '& > button': {
    display: 'grid',
    placeItems: 'center',
    padding: 0,
    border: 0,
    borderRadius: 4,
    background: 'none',
    color: theme.palette.text.secondary,
    cursor: 'pointer',
  },
  '& svg': { width: 14, height: 14 },
  '& > button[aria-expanded=true] svg': { rotate: '90deg' },
}));

/** The objects of a cluster, each below the object that created it. */
export function OwnerTree({
  nodes,
  loaded,
  label,
}: {
  nodes: readonly WorkloadNode[];
  loaded: LoadedCluster;
  label: string;
}) {
  const parts = useContext(OpenPartsContext);
  const rows = useMemo(() => listRows(nodes, loaded.name, parts), [nodes, loaded.name, parts]);
  const columns = useTreeColumns(loaded);
  return <DataTable dense label={label} rows={rows} columns={columns} getRowId={({ node }) => node.key} />;
}

function useTreeColumns(loaded: LoadedCluster): ReadonlyArray<DataTableColumn<TreeRow>> {
  const { t } = useTranslationRef(kubernetesTabTranslationRef);
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('tree.name'),
        primary: true,
        width: 'fill',
        title: ({ node }) => node.object.metadata?.name,
        cell: (row) => <TreeName row={row} loaded={loaded} />,
      },
      {
        id: 'kind',
        header: t('tree.kind'),
        cell: ({ node }) => node.object.kind ?? '',
        width: 200,
        priority: 3,
      },
      { id: 'state', header: t('tree.state'), cell: ({ node }) => <State node={node} />, minWidth: 140 },
      {
        id: 'version',
        header: t('tree.version'),
        priority: 1,
        cell: ({ node }) => [...new Set(listImages(node.object).map(readImageVersion))].join(', '),
      },
      { id: 'age', header: t('tree.age'), priority: 2, cell: ({ node }) => <Age node={node} /> },
    ],
    [t, loaded],
  );
}

function TreeName({ row: { node, level, part, isOpen }, loaded }: { row: TreeRow; loaded: LoadedCluster }) {
  const { t } = useTranslationRef(kubernetesTabTranslationRef);
  const parts = useContext(OpenPartsContext);
  const name = node.object.metadata?.name ?? '';
  return (
    <Name style={{ paddingInlineStart: level * 20 }}>
      {node.children.length > 0 ? (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={t('row.expand', { name })}
          onClick={() => parts?.setOpen(part, !isOpen, isOpenAtFirst(node))}
        >
          <ChevronRight aria-hidden />
        </button>
      ) : (
        <i />
      )}
      <VisuallyHidden>{t('tree.level', { level: level + 1 })}</VisuallyHidden>
      <ObjectName isShort object={node.object} loaded={loaded} />
    </Name>
  );
}

function Age({ node: { object } }: { node: WorkloadNode }) {
  const created = object.metadata?.creationTimestamp;
  return created === undefined ? null : <RelativeTime value={created} />;
}

function isOpenAtFirst({ children }: WorkloadNode): boolean {
  return children.length <= OPEN_CHILDREN;
}

function listRows(nodes: readonly WorkloadNode[], cluster: string, parts: OpenParts | undefined): TreeRow[] {
  const list = (node: WorkloadNode, level: number): TreeRow[] => {
    const part = `tree/${printAddress(readAddress(cluster, node.object))}`;
    const isOpen = parts?.isOpen(part, isOpenAtFirst(node)) ?? true;
    const below = isOpen ? node.children.flatMap((child) => list(child, level + 1)) : [];
    return [{ node, level, part, isOpen }, ...below];
  };
  return nodes.flatMap((node) => list(node, 0));
}

function State({ node: { object, errors, failingPods } }: { node: WorkloadNode }) {
  const { t } = useTranslationRef(kubernetesTabTranslationRef);
  if (object.kind === 'Job') return <JobState job={object} />;
  if (object.kind === 'Pod') {
    const summary = summarizePod(object);
    const { reasons, phase } = summary;
    const isFailing = errors.length > 0;
    return (
      <StatusBadge plain tone={resolvePodTone(summary, isFailing)}>
        {reasons.length > 0 ? reasons.join(', ') : isFailing ? t('pods.failing') : phase}
      </StatusBadge>
    );
  }
  const replicas = readReplicas(object);
  if (replicas)
    return (
      <StatusBadge
        plain
        tone={failingPods > 0 ? 'error' : replicas.ready < replicas.desired ? 'warning' : 'success'}
      >
        {t('row.ready', { ready: replicas.ready, desired: replicas.desired })}
      </StatusBadge>
    );
  return errors.length > 0 ? (
    <StatusBadge plain tone="error">
      {t('pods.failing')}
    </StatusBadge>
  ) : null;
}
