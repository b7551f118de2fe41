import { styled, type Theme } from '@mui/material/styles';
import { fontFamily, fontSize, fontWeight, radius, rem, resolveTokens, space } from '#ui';

/** A page of the viewer: content, and (if there is room) examples beside it. */
export const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  alignItems: 'start',
  '@container (min-width: 1040px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 380px)' },
});

/** The content of a page. */
export const Main = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  minWidth: 0,
});

/** What is beside the content. */
export const Side = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  minWidth: 0,
});

/** A section with a heading. */
export const Section = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  minWidth: 0,
  '& > h3': {
    margin: 0,
    fontSize: rem(fontSize.lg),
    fontWeight: fontWeight.semibold,
    lineHeight: 1.4,
  },
  '& h4': { margin: `${space[2]}px 0 0`, fontSize: rem(fontSize.md), fontWeight: fontWeight.semibold },
});

/** A box with a border. */
export const Box = styled('section')(({ theme }) => {
  const { surface, line } = resolveTokens(theme);
  return {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[3],
    minWidth: 0,
    padding: space[4],
    border: `1px solid ${line.subtle}`,
    borderRadius: radius.card,
    backgroundColor: surface.base,
    '& > h3': { margin: 0, fontSize: rem(fontSize.md), fontWeight: fontWeight.semibold },
  };
});

/** The heading of a page. It is the target of links, below what sticks to the top. */
export const PageTitle = styled('h2')({
  margin: 0,
  fontSize: rem(fontSize.xl),
  fontWeight: fontWeight.semibold,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  outline: 'none',
  scrollMarginTop: `calc(var(--trellis-sticky-top, 0px) + ${space[6]}px)`,
});

/** A line of secondary text and badges. */
export const Facts = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]}px ${space[2]}px`,
  fontSize: rem(fontSize.sm),
  color: resolveTokens(theme).text.secondary,
}));

/** Quiet text. */
export const Quiet = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: rem(fontSize.sm),
  color: resolveTokens(theme).text.secondary,
  overflowWrap: 'anywhere',
}));

/** An address or another literal. */
export const Literal = styled('code')({
  fontFamily: fontFamily.mono,
  fontSize: rem(fontSize.sm),
  overflowWrap: 'anywhere',
});

/** A list without bullets. */
export const PlainList = styled('ul')({ margin: 0, padding: 0, listStyle: 'none', minWidth: 0 });

/** A button without a frame that shows and hides what is below it. Its first child is a chevron. */
export function expanderStyles(theme: Theme) {
  const { surface, accent, text } = resolveTokens(theme);
  return {
    padding: 0,
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    '&:hover': { backgroundColor: surface.hover },
    '&:focus-visible': { outline: `2px solid ${accent.focus}` },
    '& > svg': {
      alignSelf: 'center',
      flex: 'none',
      width: 16,
      height: 16,
      color: text.secondary,
      '[dir=rtl] &': { transform: 'scaleX(-1)' },
    },
    '&[aria-expanded=true] > svg': { transform: 'rotate(90deg)' },
  } as const;
}
