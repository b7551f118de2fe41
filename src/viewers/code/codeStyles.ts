import type { Theme } from '@mui/material/styles';
import { fontFamily, fontSize, radius, rem, resolveTokens, space } from '#ui';
import { codeColors } from './codeColors';
import { tabSize } from './countColumns';

/** The styles of the frame around code, diffs and logs: the header with buttons, and the scrolling content. */
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
    // On narrow screens, it has a line of its own.
    '& > figcaption > [data-fill]': {
      flex: 1,
      minWidth: 0,
      paddingBlock: space[1],
      overflowWrap: 'anywhere',
    },
    '& > figcaption [aria-pressed="true"]': {
      color: tokens.accent.text,
      backgroundColor: tokens.accent.soft,
    },
  } as const;
}

/** The styles of line numbers. They are CSS content, so that they are not selected, copied or found. */
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

/** The styles of code lines, with a color per token kind. */
export function codeTextStyles(theme: Theme) {
  const tokens = resolveTokens(theme);
  const colors = Object.entries(codeColors[tokens.variant]);
  return {
    fontFamily: fontFamily.mono,
    fontSize: rem(fontSize.sm),
    lineHeight: `${codeLineHeight}px`,
    color: tokens.code.text,
    tabSize,
    // Shows the literal characters, such as `=>` instead of an arrow.
    fontVariantLigatures: 'none',
    ...Object.fromEntries(colors.map(([kind, color]) => [`& [data-token="${kind}"]`, { color }])),
    '& [data-token="comment"]': { color: codeColors[tokens.variant].comment, fontStyle: 'italic' },
  } as const;
}

/** The height of a code line in px. */
export const codeLineHeight = 20;
