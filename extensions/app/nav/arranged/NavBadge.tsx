import { styled } from '@mui/material/styles';
import { fontSize, fontWeight, radius, rem, resolveTokens } from '#ui';
import { navSizes } from '../navStyles';

const Pill = styled('span')(({ theme }) => {
  const { accent } = resolveTokens(theme);
  return {
    flex: 'none',
    marginInlineStart: 'auto',
    maxWidth: 72,
    padding: '0 6px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    borderRadius: radius.pill,
    backgroundColor: accent.fill,
    color: accent.onFill,
    fontSize: rem(fontSize.xs),
    fontWeight: fontWeight.semibold,
    lineHeight: '20px',
    // The closed drawer has room for a dot at the icon.
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
  };
});

/** A word or a number that asks for attention. */
export function NavBadge({ entry: { badge } }: { entry: { badge?: string | undefined } }) {
  return badge === undefined ? null : <Pill>{badge}</Pill>;
}
