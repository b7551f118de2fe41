import { styled } from '@mui/material/styles';
import { ChevronRight } from 'lucide-react';
import { memo, useDeferredValue, useId } from 'react';
import { lazyPart, useTranslationRef } from '#sdk';
import { SkeletonText, fontSize, height, rem, resolveTokens, space } from '#ui';
import { kubernetesTabTranslationRef } from '../../i18n/tab/kubernetesTabTranslationRef';
import { printAddress, readAddress } from '../../model/objectAddress';
import { readRollout } from '../../model/rollout';
import type { LoadedCluster } from '../../objects/clusterState';
import type { WorkloadNode } from '../../workloads/clusterModel';
import { useOpenPart } from './openParts';
import { ObjectName } from './ObjectName';
import { PodTable } from './PodTable';
import { WorkloadFacts } from './WorkloadFacts';

const CanarySteps = lazyPart(
  async () => (await import('./CanarySteps')).CanarySteps,
  () => <SkeletonText lines={2} />,
);

const Item = styled('li')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    listStyle: 'none',
    '&:not(:first-of-type)': { borderTop: `1px solid ${tokens.line.subtle}` },
    '& > div:first-of-type': {
      display: 'grid',
      // The facts take what they need, so that a long name is not cut while there is room.
      gridTemplateColumns: `${height.target}px minmax(170px, 1fr) fit-content(max(75%, 100% - 260px))`,
      alignItems: 'center',
      gap: `${space[1]}px ${space[3]}px`,
      minHeight: height.row,
      padding: `${space[1]}px ${space[4]}px`,
      '@media (max-width: 760px)': {
        gridTemplateColumns: `${height.target}px minmax(0, 1fr)`,
        paddingBlock: space[2],
        '& > :last-child': { gridColumn: 2 },
      },
    },
    '& > div + div': { backgroundColor: tokens.surface.muted, borderTop: `1px solid ${tokens.line.subtle}` },
  };
});

const Toggle = styled('button')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    display: 'grid',
    placeItems: 'center',
    width: height.target,
    height: height.target,
    padding: 0,
    border: 0,
    borderRadius: 4,
    background: 'none',
    color: tokens.text.secondary,
    cursor: 'pointer',
    '&:hover': { backgroundColor: tokens.surface.hover },
    '& svg': { width: 16, height: 16 },
    '&[aria-expanded=true] svg': { rotate: '90deg' },
    '[dir=rtl] &:not([aria-expanded=true]) svg': { rotate: '180deg' },
  };
});

const Quiet = styled('p')(({ theme }) => ({
  margin: 0,
  padding: `${space[3]}px ${space[4]}px`,
  fontSize: rem(fontSize.sm),
  color: theme.palette.text.secondary,
}));

/** An object in one line. Workloads can be opened to see what they created. */
export const WorkloadRow = memo(function WorkloadRow({
  node,
  loaded,
}: {
  node: WorkloadNode;
  loaded: LoadedCluster;
}) {
  const { t } = useTranslationRef(kubernetesTabTranslationRef);
  const address = printAddress(readAddress(loaded.name, node.object));
  const [isOpen, setOpen] = useOpenPart(address);
  // Hundreds of pods are rendered in short steps, after the button has reacted.
  const isShown = useDeferredValue(isOpen);
  const id = useId();
  const name = node.object.metadata?.name ?? '';
  const hasContent = WITH_CONTENT.has(node.object.kind ?? '') || node.children.length > 0;
  return (
    <Item>
      <div>
        {hasContent ? (
          <Toggle
            type="button"
            aria-label={t('row.expand', { name })}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronRight aria-hidden />
          </Toggle>
        ) : (
          <span />
        )}
        <ObjectName object={node.object} loaded={loaded} />
        <WorkloadFacts node={node} cluster={loaded.name} />
      </div>
      {hasContent && isShown && (
        <div id={id}>
          <RowContent node={node} loaded={loaded} address={address} />
        </div>
      )}
    </Item>
  );
});

/** Kinds whose pods or jobs are shown, also if there are none. */
const WITH_CONTENT = new Set(['Deployment', 'DaemonSet', 'StatefulSet', 'CronJob', 'Job', 'Rollout']);

function RowContent({
  node,
  loaded,
  address,
}: {
  node: WorkloadNode;
  loaded: LoadedCluster;
  address: string;
}) {
  const { t } = useTranslationRef(kubernetesTabTranslationRef);
  const { object, pods, children } = node;
  const name = object.metadata?.name ?? '';
  const jobs = children.filter((child) => child.object.kind === 'Job');
  const hasSteps = object.kind === 'Rollout' && readRollout(object) !== undefined;
  return (
    <>
      {hasSteps && <CanarySteps rollout={object} />}
      {jobs.length > 0 && <JobList jobs={jobs} loaded={loaded} />}
      {pods.length > 0 && jobs.length === 0 && (
        <PodTable pods={pods} loaded={loaded} label={t('pods.label', { name })} name={address} />
      )}
      {pods.length === 0 && jobs.length === 0 && !hasSteps && (
        <Quiet>{t(object.kind === 'CronJob' ? 'row.noJobs' : 'row.noPods')}</Quiet>
      )}
    </>
  );
}

const List = styled('ul')({ margin: 0, padding: 0 });

/** The jobs of a cron job. The newest is the first. */
function JobList({ jobs, loaded }: { jobs: readonly WorkloadNode[]; loaded: LoadedCluster }) {
  const sorted = jobs.toSorted((a, b) => readStart(b).localeCompare(readStart(a)));
  return (
    <List>
      {sorted.map((job) => (
        <WorkloadRow key={job.key} node={job} loaded={loaded} />
      ))}
    </List>
  );
}

function readStart({ object: { status, metadata } }: WorkloadNode): string {
  const start = status?.['startTime'];
  return typeof start === 'string' ? start : (metadata?.creationTimestamp ?? '');
}
