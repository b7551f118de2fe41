import type { AccentTokens } from './accent';
import { resolveAccent } from './accent';
import { darkPalette } from './palette.dark';
import { lightPalette } from './palette.light';
import type { Palette } from './palette';

/** The variant of a theme. */
export type ThemeVariant = 'light' | 'dark';

/** All colors of a theme: the palette of its variant and the accent color. */
export interface Tokens extends Palette {
  variant: ThemeVariant;
  accent: AccentTokens;
}

/**
 * Creates the colors of a theme.
 *
 * @param accent `#rgb` or `#rrggbb`. Any other value selects the default accent color
 */
export function createTokens(variant: ThemeVariant, accent?: string): Tokens {
  const palette = variant === 'dark' ? darkPalette : lightPalette;
  return { ...palette, variant, accent: resolveAccent(accent, palette) };
}
