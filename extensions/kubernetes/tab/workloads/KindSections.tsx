import { styled } from '@mui/material/styles';
import { useId, useMemo } from 'react';
import { fontSize, fontWeight, rem, resolveTokens, space, useFormatNumber } from '#ui';
import type { LoadedCluster } from '../../objects/clusterState';
import type { WorkloadNode } from '../../workloads/clusterModel';
import { groupByKind, type KindGroup } from '../../workloads/groupByKind';
import { PodTable } from './PodTable';
import { useKindTitle } from './useKindTitle';
import { WorkloadRow } from './WorkloadRow';

const Section = styled('section')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    '& > h4': {
      display: 'flex',
      alignItems: 'baseline',
      gap: space[2],
      margin: 0,
      padding: `${space[3]}px ${space[4]}px ${space[1]}px`,
      fontSize: rem(fontSize.sm),
      fontWeight: fontWeight.semibold,
      color: tokens.text.secondary,
    },
    '& > h4 span': { fontWeight: fontWeight.regular, fontVariantNumeric: 'tabular-nums' },
    '& > ul': { margin: 0, padding: 0 },
    // Rows of long lists are drawn when they are in view.
    '& > ul[data-long] > li': { contentVisibility: 'auto', containIntrinsicSize: 'auto 53px' },
    '& + &': { borderTop: `1px solid ${tokens.line.subtle}` },
  };
});

/** The objects of a cluster in sections by kind. There are no empty sections. */
export function KindSections({ nodes, loaded }: { nodes: readonly WorkloadNode[]; loaded: LoadedCluster }) {
  const groups = useMemo(() => groupByKind(nodes), [nodes]);
  return groups.map((group) => <KindSection key={group.kind} group={group} loaded={loaded} />);
}

/** Lists with more rows than this are long. */
const LONG_LIST = 100;

function KindSection({ group: { kind, nodes }, loaded }: { group: KindGroup; loaded: LoadedCluster }) {
  const print = useFormatNumber();
  const id = useId();
  const title = useKindTitle()(kind);
  return (
    <Section aria-labelledby={id}>
      <h4 id={id}>
        {title}
        <span>{print(nodes.length)}</span>
      </h4>
      {kind === 'Pod' ? (
        <PodTable pods={nodes} loaded={loaded} label={title} name={`Pod/${loaded.name}`} />
      ) : (
        <ul data-long={nodes.length > LONG_LIST ? '' : undefined}>
          {nodes.map((node) => (
            <WorkloadRow key={node.key} node={node} loaded={loaded} />
          ))}
        </ul>
      )}
    </Section>
  );
}
