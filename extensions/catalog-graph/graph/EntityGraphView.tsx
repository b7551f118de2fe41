import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ExternalLink, Focus, Network } from 'lucide-react';
import { useCallback, useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslationRef } from '#sdk';
import {
  EmptyState,
  ErrorPanel,
  type MenuAction,
  resolveTokens,
  SkeletonLine,
  space,
  useFormatNumber,
} from '#ui';
import {
  DependencyGraph,
  type GraphCurve,
  type GraphLegendItem,
  type GraphNode,
  preloadGraph,
} from '#viewers/graph';
import { catalogGraphTranslationRef } from '../i18n/catalogGraphTranslationRef';
import type { CurveName, GraphAppearance } from './graphSettings';
import type { LoadedEntityGraph } from './useEntityGraph';
import { useGraphNodes } from './useGraphNodes';

/** With more edges, names of relations are shown on demand. */
const labeledEdges = 20;

const curves: Record<CurveName, GraphCurve> = { curveStepBefore: 'step', curveMonotoneX: 'smooth' };

const Notice = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  margin: 0,
  minHeight: 32,
  color: resolveTokens(theme).text.secondary,
}));

const Stack = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  minWidth: 0,
});

/** Props of {@link EntityGraphView}. */
export interface EntityGraphViewProps {
  label: string;
  graph: LoadedEntityGraph;
  roots: readonly string[];
  appearance: GraphAppearance;
  height: number;
  /** Entries that show and hide kinds. */
  legend?: readonly GraphLegendItem[];
  onUnfold: (ref: string) => void;
  /** Shows more entities. Undefined if the limit is reached. */
  onMore: (() => void) | undefined;
  /** Undefined if there is no page that could show another graph. */
  onMakeRoot: ((ref: string) => void) | undefined;
}

/** A graph of entities in all its states: loading, failed, partly loaded, without relations, or too large. */
export function EntityGraphView(props: EntityGraphViewProps) {
  const { label, graph, roots, appearance, height, legend, onUnfold, onMore, onMakeRoot } = props;
  const { t } = useTranslationRef(catalogGraphTranslationRef);
  const formatNumber = useFormatNumber();
  const navigate = useNavigate();
  const { direction, curve, showArrowHeads, zoom } = appearance;
  const { nodes, edges, hidden } = useGraphNodes(graph, roots, { hasArrows: showArrowHeads, onUnfold });
  useEffect(() => void preloadGraph(), []);
  const nodeActions = useCallback(
    ({ to, id }: GraphNode): MenuAction[] => [
      ...(to === undefined
        ? []
        : [
            {
              id: 'open',
              label: t('graph.open'),
              icon: <ExternalLink aria-hidden />,
              onSelect: () => void navigate(to),
            },
          ]),
      ...(onMakeRoot === undefined
        ? []
        : [
            {
              id: 'root',
              label: t('graph.makeRoot'),
              icon: <Focus aria-hidden />,
              hint: <kbd>{t('graph.makeRootKey')}</kbd>,
              onSelect: () => onMakeRoot(id),
            },
          ]),
    ],
    [t, navigate, onMakeRoot],
  );
  const failure = 'error' in graph && (
    <ErrorPanel
      title={t(graph.nodes.size === 0 ? 'graph.failed' : 'graph.partlyFailed')}
      error={graph.error}
      retrying={graph.isLoading}
      onRetry={graph.onRetry}
    />
  );
  const isEmpty = useMemo(() => !graph.isLoading && graph.edges.length === 0 && !('error' in graph), [graph]);
  if (graph.nodes.size === 0) return failure || <SkeletonLine height={height} />;
  const areRootsMissing = [...graph.nodes].every(([, entity]) => entity === undefined);
  if (areRootsMissing && !graph.isLoading) {
    return (
      <EmptyState
        icon={<Network aria-hidden />}
        title={t('graph.notFound')}
        description={t('graph.notFoundHint', { refs: roots.join(', ') })}
      />
    );
  }
  return (
    <Stack>
      {failure}
      {isEmpty && <Notice>{t('graph.noRelations')}</Notice>}
      <DependencyGraph
        label={label}
        nodes={nodes}
        edges={edges}
        hidden={hidden}
        onSearch={graph.onSearch}
        direction={direction}
        curve={curves[curve]}
        showArrowHeads={showArrowHeads}
        zoom={zoom}
        labels={edges.length > labeledEdges ? 'focus' : 'always'}
        height={height}
        isLoading={graph.isLoading}
        {...(onMakeRoot ? { onMakeRoot } : {})}
        nodeActions={nodeActions}
        {...(legend ? { legend } : {})}
      />
      {graph.hidden > 0 && (
        <Notice role="status">
          {t('graph.hidden', { count: graph.hidden, shown: formatNumber(graph.hidden) })}
          {onMore ? (
            <Button size="small" onClick={onMore}>
              {t('graph.more')}
            </Button>
          ) : (
            t('graph.limit')
          )}
        </Notice>
      )}
    </Stack>
  );
}
