import { styled } from '@mui/material/styles';
import { fontSize, rem, resolveTokens, space } from '#ui';

/** A list with one link per line, and a short fact at the end of each. */
export const LinkList = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minHeight: 36,
    borderTop: `1px solid ${resolveTokens(theme).line.subtle}`,
  },
  '& > li:first-of-type': { borderTop: 'none' },
  '& > li > [data-name]': {
    flex: '1 1 auto',
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > li > :not([data-name])': { flex: 'none' },
  // A long fact leaves room for the name.
  '& > li > [data-fact]': { maxWidth: '50%' },
  '& [data-fact]': {
    textAlign: 'end',
    overflowWrap: 'anywhere',
    fontSize: rem(fontSize.sm),
    fontVariantNumeric: 'tabular-nums',
    color: resolveTokens(theme).text.secondary,
  },
  // A second text, where the card has room for it. The columns of all lines are aligned.
  '& [data-note]': { display: 'none' },
  '@container (min-width: 560px)': {
    '&:has([data-note])': {
      display: 'grid',
      gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr) auto',
      '& > li': {
        display: 'grid',
        gridTemplateColumns: 'subgrid',
        gridColumn: '1 / -1',
        columnGap: space[6],
      },
      '& > li > [data-fact]': { maxWidth: 'none' },
      '& [data-note]': {
        display: 'block',
        minWidth: 0,
        fontSize: rem(fontSize.sm),
        color: resolveTokens(theme).text.secondary,
      },
    },
  },
}));
