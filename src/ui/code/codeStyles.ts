import type { Theme } from '@mui/material/styles';
import { resolveTokens } from '../theme/resolveTokens';
import { fontFamily, fontSize, radius, rem, space } from '../theme/scale';
import { codeColors } from './codeColors';

/** The frame around code and what is like it: its head with the buttons, and the part that scrolls. */
export function codeFrameStyles(theme: Theme) {
  const tokens = resolveTokens(theme);
  return {
    width: '100%',
    minWidth: 0,
    margin: 0,
    border: `1px solid ${tokens.line.subtle}`,
    borderRadius: radius.card,
    backgroundColor: tokens.surface.muted,
    textAlign: 'start',
    overflow: 'clip',
    '& > figcaption': {
      display: 'flex',
      alignItems: 'center',
      flexWrap: 'wrap',
      gap: space[1],
      minHeight: 36,
      padding: `2px ${space[1]}px 2px ${space[4]}px`,
      borderBottom: `1px solid ${tokens.line.subtle}`,
      fontSize: rem(fontSize.xs),
      color: tokens.text.secondary,
    },
    '& > figcaption > [data-fill]': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
    '& > figcaption [aria-pressed="true"]': {
      color: tokens.accent.text,
      backgroundColor: tokens.accent.soft,
    },
  } as const;
}

/** The number of a line in the gutter. It is drawn, not written: numbers are neither selected nor copied nor found. */
export function lineNumberStyles(theme: Theme) {
  return {
    content: 'attr(data-line)',
    position: 'absolute',
    insetInlineStart: 0,
    width: `calc(var(--gutter) - ${space[3]}px)`,
    textAlign: 'end',
    color: resolveTokens(theme).text.secondary,
  } as const;
}

/** Lines of code: one type face, one height, a colour for each kind of piece. */
export function codeTextStyles(theme: Theme) {
  const tokens = resolveTokens(theme);
  const colors = Object.entries(codeColors[tokens.variant]);
  return {
    fontFamily: fontFamily.mono,
    fontSize: rem(fontSize.sm),
    lineHeight: `${codeLineHeight}px`,
    color: tokens.code.text,
    tabSize: 4,
    // What was typed is what is shown: an arrow of two characters stays two.
    fontVariantLigatures: 'none',
    ...Object.fromEntries(colors.map(([kind, color]) => [`& [data-token="${kind}"]`, { color }])),
    '& [data-token="comment"]': { color: codeColors[tokens.variant].comment, fontStyle: 'italic' },
  } as const;
}

/** How high a line of code is, in px. */
export const codeLineHeight = 20;
