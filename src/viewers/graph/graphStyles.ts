import type { Theme } from '@mui/material/styles';
import { fontSize, fontWeight, motion, radius, rem, resolveTokens, space } from '#ui';
import { nodeBox } from './measureNodes';

/** The styles of the plane with the graph. They apply to bare elements, because a graph can have hundreds of nodes. */
export function planeStyles(theme: Theme) {
  const tokens = resolveTokens(theme);
  return {
    position: 'absolute',
    top: 0,
    left: 0,
    transformOrigin: '0 0',
    '& svg.edges': { position: 'absolute', inset: 0, overflow: 'visible', pointerEvents: 'none' },
    '& svg.edges path': { fill: 'none', stroke: tokens.line.control, strokeWidth: 1.5 },
    '& svg.edges marker path': { fill: tokens.line.control, stroke: 'none' },
    '& svg.edges text': {
      fontSize: rem(fontSize.xs),
      fill: tokens.text.secondary,
      stroke: tokens.surface.base,
      strokeWidth: 4,
      paintOrder: 'stroke',
    },
    '& ul': { margin: 0, padding: 0, listStyle: 'none' },
    '& li': { position: 'absolute' },
    '& li > *': nodeStyles(tokens),
    '& [data-root] > *': { borderColor: tokens.accent.fill, boxShadow: `0 0 0 1px ${tokens.accent.fill}` },
    '& strong': { display: 'block', fontWeight: fontWeight.medium, fontSize: rem(fontSize.sm) },
    '& small': { display: 'block', fontSize: rem(fontSize.xs), color: tokens.text.secondary },
    '& :is(strong, small)': {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      lineHeight: 1.35,
    },
    // Fades everything that is not connected to the focused node.
    '&[data-focused] :is(li, svg.edges > g > *):not([data-near])': { opacity: 0.3 },
    '&[data-focused] li[data-near] > *': { borderColor: tokens.accent.fill },
    '&[data-focused] svg.edges path[data-near]': { stroke: tokens.accent.text, strokeWidth: 2 },
    '& :is(li, svg.edges > g > *)': { transition: `opacity ${motion.fast}ms` },
    '@media (prefers-reduced-motion: reduce)': { '& :is(li, svg.edges > g > *)': { transition: 'none' } },
  } as const;
}

function nodeStyles(tokens: ReturnType<typeof resolveTokens>) {
  return {
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    width: '100%',
    height: '100%',
    padding: `0 ${nodeBox.padding}px`,
    border: `1px solid ${tokens.line.control}`,
    borderRadius: radius.control,
    backgroundColor: tokens.surface.base,
    color: tokens.text.primary,
    font: 'inherit',
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    '& > span': { minWidth: 0 },
    '& > svg': { flex: 'none', width: 16, height: 16 },
    '&:hover': { backgroundColor: tokens.surface.hover },
  } as const;
}
