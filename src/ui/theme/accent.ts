import type { Palette } from './palette';
import type { Rgb } from './contrast';
import {
  contrastRatio,
  mixColors,
  parseHexColor,
  formatHexColor,
  ensureContrast,
  roundColor,
} from './contrast';

/** The accent color of a portal in the shades that a theme needs. Each shade has enough contrast for any configured color. */
export interface AccentTokens {
  /** Links and selected text. At least 4.5:1 on every surface. */
  text: string;
  /** Filled buttons, normal and on hover. */
  fill: string;
  fillHover: string;
  /** Text on `fill`. At least 4.5:1. */
  onFill: string;
  /** The background of selected items. */
  soft: string;
  line: string;
  /** The focus ring. At least 3:1 on every surface. */
  focus: string;
}

/** The default accent color. */
export const defaultAccent = '#4250c4';

const white: Rgb = [255, 255, 255];
const ink: Rgb = [13, 16, 20];

function rgb(hex: string): Rgb {
  return parseHexColor(hex) ?? ink;
}

/**
 * Resolves the shades of an accent color for a palette.
 *
 * @param accent `#rgb` or `#rrggbb`. Any other value selects the default accent color
 */
export function resolveAccent(accent: string | undefined, palette: Palette): AccentTokens {
  const wanted = parseHexColor(accent ?? '') ?? rgb(defaultAccent);
  const base = rgb(palette.surface.base);
  const isDark = contrastRatio(base, white) > contrastRatio(base, ink);
  const target = isDark ? white : ink;
  const soft = roundColor(mixColors(base, wanted, isDark ? 0.2 : 0.09));
  const surfaces = [
    palette.surface.canvas,
    palette.surface.base,
    palette.surface.muted,
    palette.surface.floating,
  ].map(rgb);
  // On a dark background, links with a contrast of only 4.5:1 look disabled next to white text.
  const text = ensureContrast(wanted, target, [...surfaces, soft], isDark ? 6 : 4.5);
  // A filled button must contrast with the page and with its label, which is dark on light accents and white on dark ones.
  const fill = ensureContrast(wanted, target, surfaces, 3);
  const onFill = contrastRatio(fill, white) >= 4.5 ? white : ink;
  const readableFill = ensureContrast(fill, onFill === white ? ink : white, [onFill], 4.5);
  const fillHover = mixColors(readableFill, onFill === white ? ink : white, 0.12);
  return {
    text: formatHexColor(text),
    fill: formatHexColor(readableFill),
    fillHover: formatHexColor(fillHover),
    onFill: formatHexColor(onFill),
    soft: formatHexColor(soft),
    line: formatHexColor(mixColors(base, text, 0.35)),
    focus: formatHexColor(ensureContrast(wanted, target, surfaces, 3)),
  };
}
