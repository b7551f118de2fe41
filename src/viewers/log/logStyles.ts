import { styled, type Theme } from '@mui/material/styles';
import { codeFrameStyles, codeTextStyles, lineNumberStyles } from '../code/codeStyles';
import { searchToolbarStyles } from '../toolbar/searchToolbarStyles';
import { fontFamily, fontWeight, resolveTokens, space } from '#ui';
import type { AnsiColor } from './ansiColors';

/** The frame of a log with its header. */
export const LogFrame = styled('figure')(({ theme }) => ({
  ...codeFrameStyles(theme),
  backgroundColor: resolveTokens(theme).surface.base,
  '& > p': { margin: 0, padding: space[4] },
  ...searchToolbarStyles,
}));

/** Returns the terminal colors in shades of the theme. */
function terminalColors(theme: Theme): Record<AnsiColor, string> {
  const { status, kind, text } = resolveTokens(theme);
  return {
    black: text.secondary,
    red: status.error.text,
    green: status.success.text,
    yellow: status.warning.text,
    blue: status.info.text,
    magenta: kind.api,
    cyan: kind.system,
    white: text.primary,
  };
}

/** The scroll area of a log and its lines. */
export const LogText = styled('div')(({ theme }) => {
  const tokens = resolveTokens(theme);
  const colors = Object.entries(terminalColors(theme));
  return {
    ...codeTextStyles(theme),
    position: 'relative',
    overflow: 'auto',
    outlineOffset: -2,
    overflowAnchor: 'none',
    '& > pre': {
      position: 'absolute',
      insetBlockStart: 0,
      minWidth: '100%',
      margin: 0,
      fontFamily: fontFamily.mono,
    },
    '& [data-line]': {
      position: 'relative',
      minHeight: '1lh',
      paddingInlineStart: 'var(--gutter)',
      paddingInlineEnd: space[4],
      whiteSpace: 'pre',
    },
    '& [data-line]:hover': { backgroundColor: tokens.surface.hover },
    '& [data-line]::before': lineNumberStyles(theme),
    '& [data-line][data-current]': {
      backgroundColor: tokens.code.mark,
      boxShadow: `inset 3px 0 ${tokens.status.warning.text}`,
    },
    '&[data-wrap]': { overflowX: 'hidden' },
    '&[data-wrap] > pre': { width: '100%' },
    // Breaks lines anywhere, as a terminal does, so that the number of rows depends only on the length.
    '&[data-wrap] [data-line]': { whiteSpace: 'break-spaces', wordBreak: 'break-all', lineBreak: 'anywhere' },
    ...Object.fromEntries(
      colors.flatMap(([name, color]) => [
        [`& [data-color="${name}"]`, { color }],
        [`& [data-background="${name}"]`, { backgroundColor: color, color: tokens.surface.base }],
      ]),
    ),
    '& [data-look~="bold"]': { fontWeight: fontWeight.semibold },
    '& [data-look~="dim"]:not([data-color])': { color: tokens.text.secondary },
    '& [data-look~="italic"]': { fontStyle: 'italic' },
    '& [data-look~="underlined"]': { textDecoration: 'underline' },
    '& [data-note]': {
      marginInlineStart: space[2],
      fontFamily: fontFamily.sans,
      color: tokens.text.secondary,
    },
    // On its own row, so that the number of rows is known.
    '&[data-wrap] [data-note]': {
      display: 'inline-block',
      width: '100%',
      marginInlineStart: 0,
      verticalAlign: 'top',
      whiteSpace: 'nowrap',
    },
    '& mark': {
      backgroundColor: tokens.status.warning.soft,
      color: tokens.text.primary,
      outline: `1px solid ${tokens.status.warning.line}`,
    },
  };
});
