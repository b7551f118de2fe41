import type { Components, Theme } from '@mui/material/styles';
import { fontSize, height, radius, rem, space } from '../../scale';
import type { Tokens } from '../../tokens';
import { focusRing } from './focusRing';

/** Defaults and styles of menus, dialogs, drawers and tooltips. Only these have shadows. */
export function createOverlayDefaults(tokens: Tokens): Components<Theme> {
  const { accent, line, surface, text } = tokens;
  const floating = {
    backgroundColor: surface.floating,
    border: `1px solid ${line.subtle}`,
    boxShadow: tokens.shadow,
  };
  return {
    MuiPopover: { styleOverrides: { paper: { ...floating, borderRadius: radius.card } } },
    MuiMenu: { styleOverrides: { list: { padding: space[1] }, paper: { marginTop: space[1] } } },
    MuiMenuItem: {
      styleOverrides: {
        root: {
          minHeight: height.control,
          gap: space[2],
          padding: '4px 8px',
          borderRadius: radius.control,
          fontSize: rem(fontSize.md),
          '& svg': { width: 16, height: 16, flex: 'none', color: text.secondary },
          '&.Mui-focusVisible': { ...focusRing(tokens, -2), backgroundColor: surface.muted },
          '&:hover': { backgroundColor: surface.muted },
          '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: accent.soft, color: accent.text },
        },
      },
    },
    MuiDialog: {
      styleOverrides: {
        paper: { ...floating, borderRadius: radius.card, margin: space[4] },
        paperFullScreen: { borderRadius: 0, border: 0, margin: 0 },
      },
    },
    MuiDialogTitle: {
      defaultProps: { variant: 'h2' },
      styleOverrides: { root: { padding: `${space[4]}px ${space[6]}px ${space[2]}px` } },
    },
    MuiDialogContent: { styleOverrides: { root: { padding: `${space[2]}px ${space[6]}px ${space[4]}px` } } },
    MuiDialogActions: {
      styleOverrides: { root: { padding: `${space[3]}px ${space[6]}px ${space[4]}px`, gap: space[2] } },
    },
    MuiDrawer: {
      styleOverrides: {
        paper: { backgroundColor: surface.base, backgroundImage: 'none', borderColor: line.subtle },
      },
    },
    MuiBackdrop: {
      styleOverrides: {
        root: { backgroundColor: tokens.backdrop },
        invisible: { backgroundColor: 'transparent' },
      },
    },
    MuiTooltip: {
      defaultProps: { enterDelay: 500, enterNextDelay: 100, disableInteractive: false },
      styleOverrides: {
        tooltip: {
          ...floating,
          color: text.primary,
          padding: '4px 8px',
          maxWidth: 320,
          borderRadius: radius.control,
          fontSize: rem(fontSize.xs),
          fontWeight: 400,
        },
      },
    },
  };
}
