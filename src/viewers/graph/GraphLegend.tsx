import Button from '@mui/material/Button';
import { styled, useTheme } from '@mui/material/styles';
import { Eye, EyeOff } from 'lucide-react';
import { useMemo, useSyncExternalStore } from 'react';
import { fontSize, type KindHue, radius, rem, resolveTokens, space } from '#ui';
import { useViewerText } from '../text/useViewerText';
import type { GraphCamera } from './createGraphCamera';
import type { GraphLegendItem, GraphNode } from './graphTypes';

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
    '& li > button': {
      display: 'flex',
      alignItems: 'center',
      gap: space[1],
      minHeight: 24,
      padding: `0 ${space[2]}px`,
      border: `1px solid ${tokens.line.subtle}`,
      borderRadius: radius.pill,
      backgroundColor: tokens.surface.base,
      color: tokens.text.primary,
      font: 'inherit',
      cursor: 'pointer',
      '&:hover': { backgroundColor: tokens.surface.hover },
      '&[aria-pressed="false"]': {
        borderStyle: 'dashed',
        color: tokens.text.secondary,
        textDecoration: 'line-through',
      },
      '& > svg': { color: tokens.text.secondary },
    },
    '& > p': { display: 'flex', alignItems: 'center', gap: space[1], margin: 0 },
    '&:not(:has(*))': { display: 'none' },
  };
});

const zero = (): number => 0;
const never = () => (): void => {};

/** Props of {@link GraphLegend}. */
export interface GraphLegendProps {
  nodes: readonly GraphNode[];
  /** Undefined while no graph is shown. */
  camera: GraphCamera | undefined;
  /** Entries that show and hide nodes. By default, the legend explains the colors of the nodes. */
  items: readonly GraphLegendItem[] | undefined;
}

/** The meaning of the colors, and the number of nodes outside of the view with a button that shows them. */
export function GraphLegend({ nodes, camera, items }: GraphLegendProps) {
  const t = useViewerText();
  const colors = resolveTokens(useTheme()).kind;
  const examples = useMemo(() => (items ? [] : listExamples(nodes)), [items, nodes]);
  const hidden = useSyncExternalStore(camera?.subscribe ?? never, camera?.countHidden ?? zero);
  return (
    <Foot>
      {items && items.length > 0 && (
        <ul aria-label={t('graph.legend')}>
          {items.map(({ id, label, icon, hue, isOn, onToggle }) => (
            <li key={id}>
              <button
                type="button"
                aria-pressed={isOn}
                title={t(isOn ? 'graph.hideKind' : 'graph.showKind', { kind: label })}
                data-hue={hue}
                onClick={onToggle}
              >
                {icon}
                {label}
                {isOn ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
              </button>
            </li>
          ))}
        </ul>
      )}
      {examples.length > 0 && (
        <ul aria-label={t('graph.legend')}>
          {examples.map(([hue, { icon }]) => (
            <li key={hue} data-hue={hue}>
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
          <Button size="small" onClick={camera?.fit}>
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
