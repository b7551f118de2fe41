import { styled, type Theme } from '@mui/material/styles';
import { fontSize, fontWeight, radius, rem, resolveTokens } from '#ui';
import { navSizes } from './navStyles';

/** The color and the text of a badge. */
export function badgeStyles(theme: Theme) {
  const { accent } = resolveTokens(theme);
  return {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    borderRadius: radius.pill,
    backgroundColor: accent.fill,
    color: accent.onFill,
    fontSize: rem(fontSize.xs),
    fontWeight: fontWeight.semibold,
  } as const;
}

const Pill = styled('span')(({ theme }) => ({
  ...badgeStyles(theme),
  flex: 'none',
  marginInlineStart: 'auto',
  maxWidth: 72,
  padding: '0 6px',
  lineHeight: '20px',
  // The collapsed drawer only has space for a dot.
  'nav:not([data-open], [data-pinned]) > ul > li > :is(a, button) > &': {
    position: 'absolute',
    insetBlockStart: 6,
    insetInlineStart: (navSizes.closed + navSizes.icon) / 2 - 14,
    width: 10,
    height: 10,
    padding: 0,
    textIndent: 16,
    whiteSpace: 'nowrap',
  },
}));

/** A word or number next to an entry. */
export function NavBadge({ entry: { badge } }: { entry: { badge?: string | undefined } }) {
  return badge === undefined ? null : <Pill data-untracked="">{badge}</Pill>;
}
