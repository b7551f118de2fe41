import type { Paint, PaintStyle } from '#diagnostics';

const codes: Record<PaintStyle, readonly [on: number, off: number]> = {
  error: [31, 39],
  warning: [33, 39],
  good: [32, 39],
  strong: [1, 22],
  faint: [2, 22],
  place: [36, 39],
};

/** Adds the standard ANSI colors of terminals. */
export const paintColors: Paint = (style, text) => {
  const [on, off] = codes[style];
  return text === '' ? '' : `\u001B[${on}m${text}\u001B[${off}m`;
};

/**
 * Whether to use colors on a stream. FORCE_COLOR takes precedence over NO_COLOR. By default, only terminals get colors, not
 * files or pipes.
 */
export function wantsColors(
  env: Readonly<Record<string, string | undefined>>,
  stream: { isTTY?: boolean | undefined },
): boolean {
  const forced = env['FORCE_COLOR'];
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  if (env['NO_COLOR']) return false;
  return stream.isTTY === true && env['TERM'] !== 'dumb';
}
