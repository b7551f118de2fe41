import type { ITheme } from '@xterm/xterm';
import type { Tokens } from '#ui';

/** The lowest contrast of text. The terminal changes the colors of programs that have less. */
export const LEAST_CONTRAST = 4.5;

/** Returns the colors of a terminal in shades of the theme. */
export function createTerminalTheme({ surface, text, status, kind, line, variant }: Tokens): ITheme {
  const [dark, light] = variant === 'dark' ? [surface.muted, text.primary] : [text.primary, surface.muted];
  const colors = {
    red: status.error.text,
    green: status.success.text,
    yellow: status.warning.text,
    blue: status.info.text,
    magenta: kind.api,
    cyan: kind.system,
  };
  return {
    background: surface.base,
    foreground: text.primary,
    cursor: text.primary,
    cursorAccent: surface.base,
    selectionBackground: status.info.line,
    scrollbarSliderBackground: line.subtle,
    scrollbarSliderHoverBackground: line.control,
    scrollbarSliderActiveBackground: line.control,
    black: dark,
    white: light,
    ...colors,
    brightBlack: text.secondary,
    brightWhite: variant === 'dark' ? text.primary : surface.base,
    brightRed: colors.red,
    brightGreen: colors.green,
    brightYellow: colors.yellow,
    brightBlue: colors.blue,
    brightMagenta: colors.magenta,
    brightCyan: colors.cyan,
  };
}
