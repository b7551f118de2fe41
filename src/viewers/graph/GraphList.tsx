import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { fontSize, rem, resolveTokens, RouterLink, space, useUiText } from '#ui';
import type { GraphEdge, GraphNode } from './graphTypes';

const List = styled('ul')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    flex: '1 1 auto',
    minHeight: 0,
    margin: 0,
    padding: `0 ${space[4]}px`,
    overflowY: 'auto',
    listStyle: 'none',
    '& > li': {
      padding: `${space[2]}px 0`,
      borderBottom: `1px solid ${tokens.line.subtle}`,
      // Skips the layout of entries that are out of view, because there can be hundreds.
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 64px',
    },
    '& > li:last-of-type': { borderBottom: 0 },
    '& ul': { margin: 0, paddingInlineStart: space[6], listStyle: 'none' },
    '& small, & ul': { fontSize: rem(fontSize.sm), color: tokens.text.secondary },
    '& :is(strong, a, bdi)': { overflowWrap: 'anywhere' },
  };
});

/** Props of {@link GraphList}. */
export interface GraphListProps {
  label: string;
  nodes: readonly GraphNode[];
  edges: readonly GraphEdge[];
}

/** The content of a graph as a list: each node with its relations. */
export function GraphList({ label, nodes, edges }: GraphListProps) {
  const text = useUiText();
  const byId = useMemo(() => new Map(nodes.map((node) => [node.id, node])), [nodes]);
  const relations = useMemo(() => groupByStart(edges), [edges]);
  return (
    <List aria-label={label} tabIndex={0}>
      {nodes.map((node) => (
        <li key={node.id}>
          <strong>
            <NodeName node={node} />
          </strong>{' '}
          {node.detail !== undefined && <small>{node.detail}</small>}
          <ul>
            {(relations.get(node.id) ?? []).map((edge) => {
              const other = byId.get(edge.to);
              return other ? (
                <li key={`${edge.to} ${edge.label ?? ''}`}>
                  {edge.label ?? text('graph.leadsTo')} <NodeName node={other} />
                </li>
              ) : null;
            })}
          </ul>
        </li>
      ))}
    </List>
  );
}

function groupByStart(edges: readonly GraphEdge[]): ReadonlyMap<string, GraphEdge[]> {
  const groups = new Map<string, GraphEdge[]>();
  for (const edge of edges) groups.set(edge.from, [...(groups.get(edge.from) ?? []), edge]);
  return groups;
}

function NodeName({ node: { label, to } }: { node: GraphNode }) {
  const name = <bdi>{label}</bdi>;
  return to === undefined ? name : <RouterLink to={to}>{name}</RouterLink>;
}
