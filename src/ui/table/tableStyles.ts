import { type CSSObject, styled } from '@mui/material/styles';
import { fontSize, fontWeight, height, layer, rem, space } from '../theme/scale';
import { skeletonLineStyles } from '../feedback/SkeletonLine';
import { resolveTokens } from '../theme/resolveTokens';

/** A container for queries, so that columns depend on the width of the table and not of the window. */
export const TableFrame = styled('div')({
  containerType: 'inline-size',
  containerName: 'trellis-table',
  width: '100%',
  minWidth: 0,
});

/** A message above the rows. */
export const TableNotice = styled('div')({ padding: `${space[3]}px ${space[4]}px` });

/** Scrolls horizontally only if the columns do not fit. Otherwise, the header can stick to the page. */
export const TableScroller = styled('div')({
  overflowX: 'clip',
  '&[data-overflows]': { overflowX: 'auto' },
});

/**
 * The styles of the whole table in one class. Rows and cells are bare elements, so long tables render fast. The table is a grid
 * whose rows are subgrids, because only a grid can shrink one column before another.
 */
export const TableRoot = styled('table', { shouldForwardProp: (prop) => prop !== 'grid' })<{
  grid: CSSObject;
}>(({ theme, grid }) => {
  const tokens = resolveTokens(theme);
  const control = {
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
  };
  return {
    position: 'relative',
    display: 'grid',
    '--row': rem(height.row),
    fontSize: rem(fontSize.md),
    '&[data-dense]': { '--row': rem(height.rowCompact), fontSize: rem(fontSize.sm) },
    '&[data-two-lines]': { '--second-line': rem(height.secondLine) },
    '& caption': { position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden' },
    '& :is(thead, tbody, tr)': { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' },
    // Adds up to 16 px with the padding of the first and last cell, as in cards.
    '& tr': { paddingInline: space[4] - space[2], borderBottom: `1px solid ${tokens.line.subtle}` },
    // Hides the last border under that of the pager or card. With `:last-of-type`, each row that scrolls into view would
    // restyle all rows.
    '& tbody': { marginBottom: -1 },
    '& :is(th, td)': {
      display: 'block',
      alignContent: 'center',
      minHeight: 'calc(var(--row) + var(--second-line, 0rem))',
      minWidth: 0,
      padding: `0 ${space[2]}px`,
      textAlign: 'start',
      fontWeight: fontWeight.regular,
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    // Isolated text is truncated at its own end, also if the table has the other direction.
    '& td > bdi': {
      display: 'block',
      overflow: 'inherit',
      textOverflow: 'inherit',
      // Chromium only knows the prefixed value.
      textAlign: ['-webkit-match-parent', 'match-parent'],
    },
    '& [data-align="end"]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '& [data-icons]': { paddingInline: space[1] },
    '& [data-capped]': { maxWidth: 'max(var(--cap), var(--uncap))' },
    // Columns are as wide as their content up to these widths before any grows, the one with the name first. Browsers without
    // `calc-size` share the width evenly.
    '& td': { minWidth: 'calc-size(max-content, min(size, 6rem))' },
    '& td[data-capped]': { minWidth: 'calc-size(max-content, min(size, 6.5rem))' },
    '& th[scope="row"]': {
      // A third line on narrow screens makes the row higher.
      paddingBlock: space[1],
      minWidth: 'calc-size(max-content, min(size, max(13rem, 26cqi), 60cqi))',
      fontWeight: fontWeight.medium,
      '& > small': {
        display: 'block',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        fontSize: rem(fontSize.sm),
        fontWeight: fontWeight.regular,
        color: tokens.text.secondary,
      },
    },
    '& thead': {
      position: 'sticky',
      top: 'var(--trellis-sticky-top, 0px)',
      zIndex: layer.sticky,
      backgroundColor: tokens.surface.base,
    },
    '& thead th': {
      // A column is at least as wide as its header.
      minWidth: 'auto',
      overflow: 'visible',
      minHeight: rem(height.rowCompact),
      color: tokens.text.secondary,
      fontSize: rem(fontSize.sm),
      fontWeight: fontWeight.medium,
    },
    '& thead th > button': {
      ...control,
      // A narrow header is truncated with an ellipsis. A hidden sort arrow must not cause the truncation.
      maxWidth: 'calc(100% + 8px)',
      '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
      '& svg': { width: 14, height: 14, flex: 'none', opacity: 0 },
      '&:hover, &:focus-visible': { color: tokens.text.primary, '& svg': { opacity: 1 } },
    },
    // The arrow comes before the text, so that numbers line up with the end of the text.
    '& thead [data-align="end"] > button': { flexDirection: 'row-reverse' },
    '& thead th[aria-sort] > button': { color: tokens.text.primary, '& svg': { opacity: 1 } },
    // The sticky header must not cover the focused element (WCAG 2.4.11).
    '& tbody :is(tr, a, button, input)': { scrollMarginBlock: '96px var(--trellis-sticky-bottom, 0px)' },
    '& [data-skeleton] span': { ...skeletonLineStyles(theme), height: 12 },
    '& tbody tr[data-link]': { cursor: 'pointer' },
    '& tbody tr:is(:hover, :focus-within):not([data-plain])': { backgroundColor: tokens.surface.hover },
    '&[aria-busy="true"] tbody': { opacity: 0.6, transition: 'opacity 160ms 120ms' },
    ...grid,
  };
});
