import { styled } from '@mui/material/styles';
import { fontSize, fontWeight, height, layer, rem, space } from '../theme/scale';
import { resolveTokens } from '../theme/resolveTokens';
import type { HideBelow } from './tableTypes';

const breakpoints: Record<HideBelow, number> = { sm: 480, md: 720, lg: 960, xl: 1200 };

const hiding = Object.fromEntries(
  Object.entries(breakpoints).map(([name, width]) => [
    `@container trellis-table (max-width: ${width - 1}px)`,
    { [`& [data-hide-below="${name}"]`]: { display: 'none' } },
  ]),
);

/** Measures the room for the table, so that columns go by it and not by the window. */
export const TableFrame = styled('div')({
  containerType: 'inline-size',
  containerName: 'trellis-table',
  width: '100%',
  minWidth: 0,
});

/** Scrolls sideways only when the columns do not fit; until then it lets the header stick to the page. */
export const TableScroller = styled('div')({
  overflowX: 'clip',
  '&[data-overflows]': { overflowX: 'auto' },
});

/**
 * The whole table in one class: rows and cells are bare elements, which keeps long tables cheap to draw.
 */
export const TableRoot = styled('table')(({ theme }) => {
  const tokens = resolveTokens(theme);
  const line = `1px solid ${tokens.line.subtle}`;
  return {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: rem(fontSize.md),
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'start',
    '--row': rem(height.row),
    '&[data-dense]': { '--row': rem(height.rowCompact), fontSize: rem(fontSize.sm) },
    '& caption': { position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden' },
    '& :is(th, td)': {
      height: 'var(--row)',
      padding: `0 ${space[3]}px`,
      borderBottom: line,
      textAlign: 'start',
      fontWeight: fontWeight.regular,
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      maxWidth: 'var(--column, 28rem)',
    },
    '& :is(th, td):first-of-type': { paddingInlineStart: space[4] },
    '& :is(th, td):last-of-type': { paddingInlineEnd: space[4] },
    '& [data-align="end"]': { textAlign: 'end' },
    '& [data-width="fill"]': { width: '100%', maxWidth: 0 },
    '& thead th': {
      position: 'sticky',
      top: 'var(--trellis-sticky-top, 0px)',
      zIndex: layer.sticky,
      height: rem(height.rowCompact),
      backgroundColor: tokens.surface.base,
      color: tokens.text.secondary,
      fontSize: rem(fontSize.sm),
      fontWeight: fontWeight.medium,
    },
    '& thead th > button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: space[1],
      minHeight: height.target,
      marginInline: -4,
      padding: '0 4px',
      border: 0,
      borderRadius: 4,
      background: 'none',
      font: 'inherit',
      color: 'inherit',
      cursor: 'pointer',
      outlineOffset: -1,
      '& svg': { width: 14, height: 14, flex: 'none', opacity: 0 },
      '&:hover, &:focus-visible': { color: tokens.text.primary, '& svg': { opacity: 1 } },
    },
    '& thead th[aria-sort] > button': { color: tokens.text.primary, '& svg': { opacity: 1 } },
    // The sticky header must not hide what the keyboard has reached (WCAG 2.4.11).
    '& tbody :is(a, button, input)': { scrollMarginTop: 96 },
    '& tbody tr:last-of-type > *': { borderBottomColor: 'var(--last-line, transparent)' },
    '& tbody tr[data-link]': { cursor: 'pointer' },
    '& tbody tr:is(:hover, :focus-within):not([data-plain])': { backgroundColor: tokens.surface.hover },
    '&[aria-busy="true"] tbody': { opacity: 0.6, transition: 'opacity 160ms 120ms' },
    '& th[scope="row"]': { fontWeight: fontWeight.medium },
    ...hiding,
  };
});
