import type { AccentTokens } from './accent';
import { resolveAccent } from './accent';
import { darkPalette } from './palette.dark';
import { lightPalette } from './palette.light';
import type { Palette } from './palette';

/** Light or dark. */
export type ThemeVariant = 'light' | 'dark';

/** Every colour of one theme: the designed palette of its variant and the accent made to fit it. */
export interface Tokens extends Palette {
  variant: ThemeVariant;
  accent: AccentTokens;
}

/**
 * The colours of one theme.
 * @param variant light or dark
 * @param accent `#rgb` or `#rrggbb`; anything else falls back to the product's own accent
 */
export function createTokens(variant: ThemeVariant, accent?: string): Tokens {
  const palette = variant === 'dark' ? darkPalette : lightPalette;
  return { ...palette, variant, accent: resolveAccent(accent, palette) };
}
