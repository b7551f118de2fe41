import { styled, useTheme } from '@mui/material/styles';
import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { ErrorPanel, fontSize, layer, ProgressBar, radius, rem, resolveTokens, space, useMenu } from '#ui';
import { useViewerText } from '../text/useViewerText';
import { createGraphCamera } from './createGraphCamera';
import type { DependencyGraphProps } from './DependencyGraph';
import { GraphCanvas, GraphViewport } from './GraphCanvas';
import { GraphLegend } from './GraphLegend';
import { GraphList } from './GraphList';
import { GraphSearch } from './GraphSearch';
import { GraphToolbar, type GraphView } from './GraphToolbar';
import { defaultGraphLayout, type GraphNode, type HiddenGraphNode } from './graphTypes';
import { useFullscreen } from './useFullscreen';
import { type GraphLayoutSettings, useGraphLayout } from './useGraphLayout';
import { useGraphSearch } from './useGraphSearch';

/** Larger graphs are not readable and take many seconds to lay out. */
const MAX_NODES = 2000;
/** Smaller graphs have no search. */
const MIN_SEARCHED = 8;

const none: readonly HiddenGraphNode[] = [];

const Frame = styled('section')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    overflow: 'clip',
    border: `1px solid ${tokens.line.subtle}`,
    borderRadius: radius.card,
    backgroundColor: tokens.surface.base,
    '&[data-fullscreen]': {
      position: 'fixed',
      inset: 0,
      zIndex: layer.overlay - 1,
      border: 0,
      borderRadius: 0,
    },
    // The progress must not move the graph.
    '& > [data-progress]': { position: 'relative', height: 0, zIndex: 1 },
    '& > [data-message]': { padding: space[4] },
  };
});

const Hint = styled('p')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    position: 'absolute',
    insetInline: 0,
    bottom: space[2],
    margin: '0 auto',
    width: 'fit-content',
    maxWidth: '90%',
    padding: `${space[1]}px ${space[3]}px`,
    borderRadius: radius.pill,
    backgroundColor: tokens.surface.floating,
    border: `1px solid ${tokens.line.subtle}`,
    color: tokens.text.secondary,
    fontSize: rem(fontSize.xs),
    pointerEvents: 'none',
  };
});

/** The graph with its toolbar and list. It is loaded with the first graph. */
export function GraphStage(props: DependencyGraphProps) {
  const {
    label,
    nodes,
    edges,
    zoom = 'enable-on-click',
    curve = 'rounded',
    height = 480,
    onMakeRoot,
  } = props;
  const { showArrowHeads: hasArrows = true, labels = 'always', isLoading = false } = props;
  const t = useViewerText();
  const theme = useTheme();
  const frame = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const [camera] = useState(createGraphCamera);
  const isTooLarge = nodes.length > MAX_NODES;
  const [chosenView, setView] = useState<GraphView>('graph');
  const view = isTooLarge ? 'list' : chosenView;
  const [isClicked, setClicked] = useState(false);
  const [exportError, setExportError] = useState<unknown>();
  const [isFullscreen, toggleFullscreen] = useFullscreen();
  const settings = useLayoutSettings(props);
  const { layout, error, isPending, retry } = useGraphLayout(nodes, edges, settings, {
    isEnabled: !isTooLarge,
    isLoading,
  });
  const search = useGraphSearch(nodes, props.hidden ?? none);
  const { popup, onMenu } = useNodeMenu(props.nodeActions);
  const interactive = zoom === 'enabled' || (zoom === 'enable-on-click' && isClicked);
  useEffect(() => camera.setInteractive(interactive), [camera, interactive]);
  useEffect(() => {
    if (!isClicked) return undefined;
    const leave = ({ target }: Event): void => {
      if (target instanceof Node && !viewport.current?.contains(target)) setClicked(false);
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [isClicked]);
  const isBusy = view === 'graph' && (isLoading || isPending);
  const isGraphShown = view === 'graph' && layout !== undefined && nodes.length > 0;
  const handleExport = async (format: 'svg' | 'png'): Promise<void> => {
    if (!layout || !frame.current) return;
    setExportError(undefined);
    try {
      const { exportGraph } = await import('./exportGraph');
      const graph = { label, layout, nodes, curve, hasArrows, hasLabels: labels === 'always' };
      await exportGraph(format, { ...graph, tokens: resolveTokens(theme), frame: frame.current });
    } catch (cause) {
      setExportError(cause);
    }
  };
  return (
    <Frame
      ref={frame}
      aria-label={label}
      aria-busy={isBusy}
      data-fullscreen={isFullscreen || undefined}
      style={isFullscreen ? {} : { height }}
    >
      <GraphToolbar
        view={view}
        onViewChange={setView}
        camera={isGraphShown ? camera : undefined}
        isFullscreen={isFullscreen}
        onFullscreen={props.allowFullscreen === false ? undefined : toggleFullscreen}
        onExport={(format) => void handleExport(format)}
        search={nodes.length >= MIN_SEARCHED && <GraphSearch {...search} onFocus={props.onSearch} />}
      />
      {isTooLarge && <p data-message="">{t('graph.tooLarge', { count: nodes.length })}</p>}
      {nodes.length === 0 && !isLoading && <p data-message="">{t('graph.empty')}</p>}
      {error && view === 'graph' && <ErrorPanel title={t('graph.failed')} error={error} onRetry={retry} />}
      <ExportError error={exportError} />
      {isBusy && (
        <div data-progress="">
          <ProgressBar />
        </div>
      )}
      {view === 'list' && (
        <GraphList
          label={label}
          nodes={nodes}
          edges={edges}
          term={search.term}
          found={search.found}
          onMenu={onMenu}
        />
      )}
      <GraphViewport
        ref={viewport}
        hidden={view !== 'graph'}
        data-interactive={interactive || undefined}
        onClick={() => setClicked(true)}
        onKeyDown={({ key }) => key === 'Escape' && setClicked(false)}
        // A finger also leaves when it is lifted.
        onPointerLeave={({ pointerType }) => pointerType !== 'touch' && setClicked(false)}
      >
        {isGraphShown && (
          <GraphCanvas
            label={label}
            nodes={nodes}
            layout={layout}
            curve={curve}
            hasArrows={hasArrows}
            viewport={viewport}
            camera={camera}
            found={search.found}
            onMakeRoot={onMakeRoot}
            onMenu={onMenu}
          />
        )}
        {isGraphShown && zoom === 'enable-on-click' && !isClicked && <Hint>{t('graph.clickToZoom')}</Hint>}
      </GraphViewport>
      {(isGraphShown || props.legend) && (
        <GraphLegend nodes={nodes} camera={isGraphShown ? camera : undefined} items={props.legend} />
      )}
      {popup}
    </Frame>
  );
}

function ExportError({ error }: { error: unknown }) {
  const t = useViewerText();
  return error === undefined ? null : <ErrorPanel title={t('graph.exportFailed')} error={error} />;
}

/** One menu that all nodes share. */
function useNodeMenu(actions: DependencyGraphProps['nodeActions']) {
  const t = useViewerText();
  const [node, setNode] = useState<GraphNode>();
  const items = useMemo(() => (node && actions ? actions(node) : []), [node, actions]);
  const { trigger, popup } = useMenu({ label: t('graph.actions', { name: node?.label ?? '' }), items });
  const open = useRef(trigger.onClick);
  useEffect(() => {
    open.current = trigger.onClick;
  });
  const onMenu = useMemo(
    () =>
      actions &&
      ((next: GraphNode, event: MouseEvent<HTMLElement>): void => {
        setNode(next);
        open.current(event);
      }),
    [actions],
  );
  return { popup, onMenu };
}

function useLayoutSettings(props: DependencyGraphProps): GraphLayoutSettings {
  const { curve = 'rounded', labels = 'always' } = props;
  const { direction, nodeMargin, edgeMargin, rankMargin, ranker, labelOffset } = props;
  return useMemo(() => {
    const given = { direction, nodeMargin, edgeMargin, rankMargin, ranker, labelOffset };
    const known = Object.entries(given).filter(([, value]) => value !== undefined);
    const options = { ...defaultGraphLayout, ...Object.fromEntries(known) };
    return { options, curve, hasLabels: labels === 'always' };
  }, [curve, labels, direction, nodeMargin, edgeMargin, rankMargin, ranker, labelOffset]);
}
