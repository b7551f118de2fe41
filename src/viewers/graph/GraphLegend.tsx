import Button from '@mui/material/Button';
import { styled, useTheme } from '@mui/material/styles';
import { useMemo, useSyncExternalStore } from 'react';
import { fontSize, type KindHue, rem, resolveTokens, space } from '#ui';
import { useViewerText } from '../text/useViewerText';
import type { GraphCamera } from './createGraphCamera';
import type { GraphNode } from './graphTypes';

const Foot = styled('footer')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `0 ${space[4]}px`,
    padding: `${space[1]}px ${space[3]}px`,
    borderTop: `1px solid ${tokens.line.subtle}`,
    color: tokens.text.secondary,
    fontSize: rem(fontSize.xs),
    '& ul': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: `${space[1]}px ${space[4]}px`,
      margin: 0,
      padding: `${space[1]}px 0`,
      listStyle: 'none',
    },
    '& li': { display: 'flex', alignItems: 'center', gap: space[1] },
    '& li > span': { height: 14 },
    '& svg': { flex: 'none', width: 14, height: 14 },
    '& > p': { display: 'flex', alignItems: 'center', gap: space[1], margin: 0 },
    '&:not(:has(*))': { display: 'none' },
  };
});

/** Props of {@link GraphLegend}. */
export interface GraphLegendProps {
  nodes: readonly GraphNode[];
  camera: GraphCamera;
}

/** The meaning of the colors, and the number of nodes outside of the view with a button that shows them. */
export function GraphLegend({ nodes, camera }: GraphLegendProps) {
  const t = useViewerText();
  const colors = resolveTokens(useTheme()).kind;
  const examples = useMemo(() => listExamples(nodes), [nodes]);
  const hidden = useSyncExternalStore(camera.subscribe, camera.countHidden);
  return (
    <Foot>
      {examples.length > 0 && (
        <ul aria-label={t('graph.legend')}>
          {examples.map(([hue, { icon }]) => (
            <li key={hue}>
              <span style={{ borderInlineStart: `3px solid ${colors[hue]}` }} />
              {icon}
              {t(`graph.kind.${hue}`)}
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <p>
          {t('graph.hidden', { count: hidden })}
          <Button size="small" onClick={camera.fit}>
            {t('graph.showAll')}
          </Button>
        </p>
      )}
    </Foot>
  );
}

/** The first node of each color, in the order of the graph. */
function listExamples(nodes: readonly GraphNode[]): ReadonlyArray<[KindHue, GraphNode]> {
  const examples = new Map<KindHue, GraphNode>();
  for (const node of nodes) {
    if (node.hue !== undefined && !examples.has(node.hue)) examples.set(node.hue, node);
  }
  return [...examples];
}
