import type { Components, Theme } from '@mui/material/styles';
import { fontSize, fontWeight, height, radius, rem, space } from '../../scale';
import type { Tokens } from '../../tokens';

/** Defaults and styles of cards, papers, tables, tabs and accordions. They have borders instead of shadows. */
export function createSurfaceDefaults(tokens: Tokens): Components<Theme> {
  const { accent, line, surface, text } = tokens;
  return {
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: {
        root: { borderRadius: radius.card, borderColor: line.subtle, backgroundColor: surface.base },
      },
    },
    MuiCardHeader: {
      defaultProps: { slotProps: { title: { variant: 'h3' } } },
      styleOverrides: { root: { padding: `${space[3]}px ${space[4]}px` }, action: { margin: 0 } },
    },
    MuiCardContent: {
      styleOverrides: { root: { padding: space[4], '&:last-child': { paddingBottom: space[4] } } },
    },
    MuiTableCell: {
      styleOverrides: {
        root: {
          height: height.row,
          padding: '0 12px',
          borderColor: line.subtle,
        },
        sizeSmall: { height: height.rowCompact },
        head: {
          color: text.secondary,
          fontSize: rem(fontSize.sm),
          fontWeight: fontWeight.medium,
          backgroundColor: surface.base,
        },
      },
    },
    MuiTableRow: { styleOverrides: { hover: { '&:hover': { backgroundColor: surface.hover } } } },
    MuiTabs: {
      defaultProps: { variant: 'scrollable', scrollButtons: false },
      styleOverrides: { root: { minHeight: 40 }, indicator: { height: 2, backgroundColor: accent.text } },
    },
    MuiTab: {
      styleOverrides: {
        root: {
          minHeight: 40,
          minWidth: 0,
          padding: '8px 12px',
          textTransform: 'none',
          color: text.secondary,
          '&.Mui-selected': { color: text.primary },
        },
      },
    },
    MuiAccordion: {
      defaultProps: { disableGutters: true, variant: 'outlined' },
      styleOverrides: { root: { borderRadius: radius.card, '&::before': { display: 'none' } } },
    },
    MuiListItemButton: {
      styleOverrides: {
        root: {
          borderRadius: radius.control,
          '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: accent.soft, color: accent.text },
        },
      },
    },
  };
}
