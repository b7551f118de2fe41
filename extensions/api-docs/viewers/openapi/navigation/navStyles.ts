import type { Theme } from '@mui/material/styles';
import { fontSize, fontWeight, radius, rem, resolveTokens, space } from '#ui';

/** The height of a row of the navigation, in px. */
export const navRowHeight = 32;

/** The styles of a link in the navigation. */
export function navLinkStyles(theme: Theme) {
  const { accent, surface, text } = resolveTokens(theme);
  return {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    flex: 'none',
    width: '100%',
    minWidth: 0,
    height: navRowHeight,
    padding: `0 ${space[2]}px`,
    borderRadius: radius.control,
    fontSize: rem(fontSize.sm),
    color: text.primary,
    textDecoration: 'none',
    '&:hover': { backgroundColor: surface.hover },
    '&[aria-current]': {
      backgroundColor: accent.soft,
      color: accent.text,
      fontWeight: fontWeight.medium,
      '@media (forced-colors: active)': { outline: '1px solid Highlight' },
    },
    '&:focus-visible': { outline: `2px solid ${accent.focus}`, outlineOffset: -2 },
    '& > svg': { width: 16, height: 16, flex: 'none' },
    '& > [data-name]': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '&[data-deprecated] > [data-name]': { textDecoration: 'line-through', color: text.secondary },
  } as const;
}
