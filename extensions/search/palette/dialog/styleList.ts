import type { CSSObject, Theme } from '@mui/material/styles';
import { fontSize, fontWeight, radius, rem, resolveTokens, space } from '#ui';

/** Returns the styles of the list of results, its groups and options. Components with styles of their own take longer to render. */
export function styleList(theme: Theme): CSSObject {
  const tokens = resolveTokens(theme);
  return {
    flex: '0 1 auto',
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: space[2],
    scrollPaddingBlock: `${space[8]}px ${space[2]}px`,
    '&:empty': { display: 'none' },
    '& [data-group]': {
      padding: `${space[2]}px ${space[2]}px ${space[1]}px`,
      fontSize: rem(fontSize.xs),
      fontWeight: fontWeight.medium,
      lineHeight: '16px',
      color: tokens.text.secondary,
    },
    '& [role="option"]': {
      display: 'flex',
      alignItems: 'center',
      gap: space[3],
      minHeight: 40,
      padding: `0 ${space[2]}px`,
      borderRadius: radius.control,
      cursor: 'pointer',
      '@media (pointer: coarse)': { minHeight: 48 },
      '& > .icon': {
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
        width: 20,
        height: 20,
        color: tokens.text.secondary,
        '& svg': { width: 18, height: 18 },
        // An icon of a plugin can be an element that shows nothing.
        '&:empty::before': {
          content: '""',
          width: 6,
          height: 6,
          borderRadius: '50%',
          backgroundColor: 'currentcolor',
        },
      },
      '& > .title': {
        flex: '0 1 auto',
        minWidth: '40%',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        '& mark': {
          background: 'none',
          color: tokens.accent.text,
          fontWeight: fontWeight.semibold,
          // Without the background, the color of marks would be the one of the page.
          '@media (forced-colors: active)': {
            forcedColorAdjust: 'none',
            color: 'inherit',
            textDecoration: 'underline',
          },
        },
      },
      '& > .note': {
        flex: '0 1 auto',
        minWidth: 0,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        fontSize: rem(fontSize.sm),
        color: tokens.text.secondary,
      },
      '& > .end': {
        display: 'flex',
        alignItems: 'center',
        gap: space[2],
        flex: 'none',
        marginInlineStart: 'auto',
        color: tokens.text.secondary,
        '& svg': { width: 16, height: 16 },
      },
      '& .enter': {
        display: 'grid',
        placeItems: 'center',
        width: 28,
        height: 28,
        borderRadius: radius.control,
        '&:hover': { backgroundColor: tokens.surface.base },
        '&:dir(rtl) svg': { transform: 'scaleX(-1)' },
        '@media (pointer: coarse)': { width: 40, height: 40 },
      },
      '&[aria-selected="true"]': {
        backgroundColor: tokens.accent.soft,
        '& > .icon': { color: tokens.accent.text },
        // Icons have colors of their own, which a background of the system could hide.
        '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: -2 },
      },
      '@media (max-width: 599.95px)': {
        '& kbd': { display: 'none' },
        '& > .title': { minWidth: 0, maxWidth: '75%', flexShrink: 0 },
      },
    },
  };
}
