import { styled } from '@mui/material/styles';
import { EllipsisVertical } from 'lucide-react';
import { memo, type MouseEvent, useMemo } from 'react';
import { fontSize, radius, rem, resolveTokens, RouterLink, space } from '#ui';
import { useViewerText } from '../text/useViewerText';
import type { GraphEdge, GraphNode } from './graphTypes';
import { useBatches } from './useBatches';

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
    '& button': {
      display: 'inline-grid',
      placeContent: 'center',
      minWidth: 24,
      minHeight: 24,
      padding: 0,
      border: 0,
      borderRadius: radius.control,
      background: 'none',
      color: tokens.text.secondary,
      font: 'inherit',
      textAlign: 'start',
      verticalAlign: 'middle',
      cursor: 'pointer',
      '&:hover': { backgroundColor: tokens.surface.hover },
    },
    '& :is(strong, li) > button:has(bdi)': { padding: `0 ${space[1]}px`, color: tokens.accent.text },
  };
});

/** Props of {@link GraphList}. */
export interface GraphListProps {
  label: string;
  nodes: readonly GraphNode[];
  edges: readonly GraphEdge[];
  /** Limits the list to the nodes that contain a text. */
  term: string;
  /** The node to show in any case, because it stands for a match. */
  found: string | undefined;
  onMenu: ((node: GraphNode, event: MouseEvent<HTMLElement>) => void) | undefined;
}

/** The content of a graph as a list: each node with its relations. */
export function GraphList({ label, nodes, edges, term, found, onMenu }: GraphListProps) {
  const wanted = term.trim().toLocaleLowerCase();
  const shown = useMemo(
    () =>
      wanted === ''
        ? nodes
        : nodes.filter(
            ({ id, label, detail = '' }) =>
              id === found || `${label}\n${detail}`.toLocaleLowerCase().includes(wanted),
          ),
    [nodes, wanted, found],
  );
  const byId = useMemo(() => new Map(nodes.map((node) => [node.id, node])), [nodes]);
  const relations = useMemo(() => groupByStart(edges), [edges]);
  const count = useBatches(shown.length);
  return (
    <List aria-label={label} aria-busy={count < shown.length} tabIndex={0}>
      {shown.slice(0, count).map((node) => (
        <ListEntry
          key={node.id}
          node={node}
          relations={relations.get(node.id) ?? none}
          byId={byId}
          onMenu={onMenu}
        />
      ))}
    </List>
  );
}

const none: readonly GraphEdge[] = [];

interface ListEntryProps extends Pick<GraphListProps, 'onMenu'> {
  node: GraphNode;
  relations: readonly GraphEdge[];
  byId: ReadonlyMap<string, GraphNode>;
}

const ListEntry = memo(function ListEntry({ node, relations, byId, onMenu }: ListEntryProps) {
  const t = useViewerText();
  const count = useBatches(relations.length);
  return (
    <li>
      <strong>
        <NodeName node={node} />
      </strong>{' '}
      {node.detail !== undefined && <small>{node.detail}</small>}
      {onMenu && node.to !== undefined && (
        <button
          type="button"
          aria-haspopup="menu"
          aria-label={t('graph.actions', { name: node.label })}
          onClick={(event) => onMenu(node, event)}
        >
          <EllipsisVertical size={16} aria-hidden />
        </button>
      )}
      <ul>
        {relations.slice(0, count).map((edge) => {
          const other = byId.get(edge.to);
          return other ? (
            <li key={`${edge.to} ${edge.label ?? ''}`}>
              {edge.label ?? t('graph.leadsTo')} <NodeName node={other} />
            </li>
          ) : null;
        })}
      </ul>
    </li>
  );
});

function groupByStart(edges: readonly GraphEdge[]): ReadonlyMap<string, GraphEdge[]> {
  const groups = new Map<string, GraphEdge[]>();
  for (const edge of edges) {
    const group = groups.get(edge.from);
    if (group) group.push(edge);
    else groups.set(edge.from, [edge]);
  }
  return groups;
}

function NodeName({ node: { label, to, onActivate } }: { node: GraphNode }) {
  const name = <bdi>{label}</bdi>;
  if (to !== undefined) return <RouterLink to={to}>{name}</RouterLink>;
  if (!onActivate) return name;
  return (
    <button type="button" onClick={onActivate}>
      {name}
    </button>
  );
}
