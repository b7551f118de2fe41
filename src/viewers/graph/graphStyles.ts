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
    '& svg.edges path': { fill: 'none', stroke: tokens.accent.text, strokeWidth: 2 },
    '& svg.edges path.arrow': { fill: tokens.accent.text, stroke: 'none' },
    '& svg.edges text': {
      fontSize: rem(fontSize.xs),
      fill: tokens.text.primary,
      stroke: tokens.surface.canvas,
      strokeWidth: 4,
      paintOrder: 'stroke',
    },
    '& ul': { margin: 0, padding: 0, listStyle: 'none' },
    '& li > :not([data-menu])': nodeStyles(tokens),
    '& li > [data-menu]': {
      position: 'absolute',
      insetBlockStart: 4,
      insetInlineEnd: 4,
      display: 'grid',
      placeContent: 'center',
      width: 24,
      height: 24,
      padding: 0,
      border: 0,
      borderRadius: radius.control,
      backgroundColor: tokens.surface.muted,
      color: tokens.text.primary,
      cursor: 'pointer',
      opacity: 0,
      '& > svg': { width: 16, height: 16 },
    },
    '& li:is(:hover, :focus-within) > [data-menu]': { opacity: 1 },
    '@media (hover: none)': {
      '& li > [data-menu]': { opacity: 1 },
      '& li > :has(+ [data-menu])': { paddingInlineEnd: nodeBox.padding + nodeBox.menu },
    },
    '& [data-missing] > :not([data-menu])': {
      borderStyle: 'dashed',
      backgroundColor: tokens.surface.canvas,
      color: tokens.text.secondary,
    },
    '& [data-root] > :not([data-menu])': {
      borderColor: tokens.accent.fill,
      boxShadow: `0 0 0 1px ${tokens.accent.fill}`,
    },
    '& strong': { display: 'block', fontWeight: fontWeight.medium, fontSize: rem(fontSize.sm) },
    '& small': { display: 'block', fontSize: rem(fontSize.xs), color: tokens.text.secondary },
    '& :is(strong, small)': {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      lineHeight: 1.35,
    },
    // Fades everything that is not connected to the focused node.
    '&[data-focused] li:not([data-near])': { opacity: 0.3 },
    '&[data-focused] li[data-near] > :not([data-menu])': { borderColor: tokens.accent.fill },
    '& li': { position: 'absolute', transition: `opacity ${motion.fast}ms` },
    '@media (prefers-reduced-motion: reduce)': { '& li': { transition: 'none' } },
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
