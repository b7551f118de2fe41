import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { ErrorPanel, fontSize, ProgressBar, radius, rem, resolveTokens, space, useUiText } from '#ui';
import { createGraphCamera } from './createGraphCamera';
import type { DependencyGraphProps } from './DependencyGraph';
import { GraphCanvas, GraphViewport } from './GraphCanvas';
import { GraphLegend } from './GraphLegend';
import { GraphList } from './GraphList';
import { GraphToolbar, type GraphView } from './GraphToolbar';
import { defaultGraphLayout, type GraphLayoutOptions } from './graphTypes';
import { useFullscreen } from './useFullscreen';
import { useGraphLayout } from './useGraphLayout';

/** Larger graphs are not readable and take seconds to lay out. */
const MAX_NODES = 600;

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
    '&:fullscreen': { borderRadius: 0 },
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
  const { label, nodes, edges, zoom = 'enable-on-click', curve = 'rounded', height = 480 } = props;
  const text = useUiText();
  const frame = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const [camera] = useState(createGraphCamera);
  const isTooLarge = nodes.length > MAX_NODES;
  const [chosenView, setView] = useState<GraphView>('graph');
  const view = isTooLarge ? 'list' : chosenView;
  const [isClicked, setClicked] = useState(false);
  const [isFullscreen, toggleFullscreen] = useFullscreen(frame);
  const { layout, error, retry } = useGraphLayout(nodes, edges, readOptions(props), !isTooLarge);
  const interactive = zoom === 'enabled' || (zoom === 'enable-on-click' && isClicked);
  useEffect(() => camera.setInteractive(interactive), [camera, interactive]);
  const isGraphShown = view === 'graph' && layout !== undefined && nodes.length > 0;
  return (
    <Frame ref={frame} aria-label={label} style={{ height: isFullscreen ? '100%' : height }}>
      <GraphToolbar
        view={view}
        onViewChange={setView}
        camera={isGraphShown ? camera : undefined}
        isFullscreen={isFullscreen}
        onFullscreen={props.allowFullscreen === false ? undefined : toggleFullscreen}
      />
      {isTooLarge && <p data-message="">{text('graph.tooLarge', { count: nodes.length })}</p>}
      {nodes.length === 0 && <p data-message="">{text('graph.empty')}</p>}
      {error && view === 'graph' && <ErrorPanel title={text('graph.failed')} error={error} onRetry={retry} />}
      {view === 'list' && <GraphList label={label} nodes={nodes} edges={edges} />}
      <GraphViewport
        ref={viewport}
        hidden={view !== 'graph'}
        data-interactive={interactive || undefined}
        onClick={() => setClicked(true)}
        onKeyDown={({ key }) => key === 'Escape' && setClicked(false)}
        onPointerLeave={() => setClicked(false)}
      >
        {!layout && !error && nodes.length > 0 && <ProgressBar />}
        {isGraphShown && (
          <GraphCanvas
            label={label}
            nodes={nodes}
            layout={layout}
            curve={curve}
            viewport={viewport}
            camera={camera}
          />
        )}
        {isGraphShown && zoom === 'enable-on-click' && !isClicked && <Hint>{text('graph.clickToZoom')}</Hint>}
      </GraphViewport>
      {isGraphShown && <GraphLegend nodes={nodes} camera={camera} />}
    </Frame>
  );
}

function readOptions(props: DependencyGraphProps): GraphLayoutOptions {
  const { direction, nodeMargin, edgeMargin, rankMargin, ranker, labelOffset } = props;
  const given = { direction, nodeMargin, edgeMargin, rankMargin, ranker, labelOffset };
  const known = Object.entries(given).filter(([, value]) => value !== undefined);
  return { ...defaultGraphLayout, ...Object.fromEntries(known) };
}
