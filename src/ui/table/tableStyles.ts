import { styled } from '@mui/material/styles';
import { fontSize, fontWeight, height, layer, rem, space } from '../theme/scale';
import { resolveTokens } from '../theme/resolveTokens';
import { hideBelowWidths } from './gridTemplates';

const narrower = Object.fromEntries(
  hideBelowWidths.map(([name, width]) => [
    `@container trellis-table (max-width: ${width - 0.02}px)`,
    {
      gridTemplateColumns: `var(--columns-${name})`,
      '--primary-now': `var(--primary-${name})`,
      '--uncap-now': `var(--uncap-${name})`,
      [`& [data-hide-below="${name}"]`]: { display: 'none' },
    },
  ]),
);

/** Measures the room for the table, so that columns go by it and not by the window. */
export const TableFrame = styled('div')({
  containerType: 'inline-size',
  containerName: 'trellis-table',
  width: '100%',
  minWidth: 0,
});

/** What is said above the rows. */
export const TableNotice = styled('div')({ padding: `${space[3]}px ${space[4]}px` });

/** Scrolls sideways only when the columns do not fit; until then it lets the header stick to the page. */
export const TableScroller = styled('div')({
  overflowX: 'clip',
  '&[data-overflows]': { overflowX: 'auto' },
});

/**
 * The whole table in one class: rows and cells are bare elements, which keeps long tables cheap to draw. It is laid out as a
 * grid whose rows share its columns, because only a grid can let one column give way before another.
 */
export const TableRoot = styled('table')(({ theme }) => {
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
    gridTemplateColumns: 'var(--columns)',
    '--primary-now': 'var(--primary)',
    '--uncap-now': 'var(--uncap)',
    '--row': rem(height.row),
    fontSize: rem(fontSize.md),
    '&[data-dense]': { '--row': rem(height.rowCompact), fontSize: rem(fontSize.sm) },
    '& caption': { position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden' },
    '& :is(thead, tbody, tr)': { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' },
    // Together with the padding of its first and last cell: the 16 px of a card.
    '& tr': { paddingInline: space[4] - space[3], borderBottom: `1px solid ${tokens.line.subtle}` },
    // The last line lies under that of the pager or the card. By :last-of-type, a row that comes into view would restyle all.
    '& tbody': { marginBottom: -1 },
    '& :is(th, td)': {
      display: 'block',
      alignContent: 'center',
      minHeight: 'var(--row)',
      minWidth: 0,
      padding: `0 ${space[3]}px`,
      textAlign: 'start',
      fontWeight: fontWeight.regular,
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    '& [data-align="end"]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '& [data-icons]': { paddingInline: space[1] },
    '& [data-capped]': { maxWidth: 'max(var(--cap), var(--uncap-now))' },
    '& [data-primary]': { maxWidth: 'var(--primary-now)' },
    '& th[scope="row"]': { fontWeight: fontWeight.medium },
    '& thead': {
      position: 'sticky',
      top: 'var(--trellis-sticky-top, 0px)',
      zIndex: layer.sticky,
      backgroundColor: tokens.surface.base,
    },
    '& thead th': {
      minHeight: rem(height.rowCompact),
      color: tokens.text.secondary,
      fontSize: rem(fontSize.sm),
      fontWeight: fontWeight.medium,
    },
    '& thead th > button': {
      ...control,
      // Narrower than its text it ends in an ellipsis; an arrow that is not shown must not be what the cell cuts.
      maxWidth: 'calc(100% + 8px)',
      '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
      '& svg': { width: 14, height: 14, flex: 'none', opacity: 0 },
      '&:hover, &:focus-visible': { color: tokens.text.primary, '& svg': { opacity: 1 } },
    },
    // The arrow goes before the text, so that numbers stand under the end of it.
    '& thead [data-align="end"] > button': { flexDirection: 'row-reverse' },
    '& thead th[aria-sort] > button': { color: tokens.text.primary, '& svg': { opacity: 1 } },
    // The sticky header must not hide what the keyboard has reached (WCAG 2.4.11).
    '& tbody :is(tr, a, button, input)': { scrollMarginBlock: '96px var(--trellis-sticky-bottom, 0px)' },
    '& tbody tr[data-link]': { cursor: 'pointer' },
    '& tbody tr:is(:hover, :focus-within):not([data-plain])': { backgroundColor: tokens.surface.hover },
    '&[aria-busy="true"] tbody': { opacity: 0.6, transition: 'opacity 160ms 120ms' },
    ...narrower,
  };
});
