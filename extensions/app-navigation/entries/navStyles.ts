import { frameSizes } from '#extensions/app';
import type { Theme } from '@mui/material/styles';
import { fontSize, fontWeight, motion, radius, rem, resolveTokens, space } from '#ui';

/** Sizes and delays of the navigation, in px and ms. */
export const navSizes = {
  ...frameSizes,
  openDelay: 100,
  closeDelay: 0,
  logo: 32,
  icon: 24,
  indicator: 3,
} as const;

/** Styles of an entry in the drawer, for links and buttons. The icon is centered in the collapsed drawer. */
export function navItemStyles(theme: Theme) {
  const tokens = resolveTokens(theme);
  return {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    width: `calc(100% - ${space[4]}px)`,
    height: 40,
    marginInline: space[2],
    paddingInline: (navSizes.closed - navSizes.icon) / 2 - space[2],
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    color: tokens.text.secondary,
    font: 'inherit',
    fontSize: rem(fontSize.md),
    fontWeight: fontWeight.medium,
    textAlign: 'start',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    outlineOffset: -2,
    transition: `background-color ${motion.fast}ms, color ${motion.fast}ms`,
    '& > svg, & > [data-icon]': { flex: 'none', width: navSizes.icon, height: navSizes.icon, padding: 2 },
    '& > bdi': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
    '&:hover': { color: tokens.text.primary, backgroundColor: tokens.surface.hover },
    '&[aria-current=page], &[data-current]': {
      color: tokens.accent.text,
      backgroundColor: tokens.accent.soft,
    },
    '&[aria-current=page]::before, &[data-current]::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: -space[2],
      insetBlock: 8,
      // A border instead of a background, so that it stays visible with forced colors.
      borderInlineStart: `${navSizes.indicator}px solid ${tokens.accent.text}`,
      borderStartEndRadius: navSizes.indicator,
      borderEndEndRadius: navSizes.indicator,
    },
  } as const;
}
