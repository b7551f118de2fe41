import type { Palette } from './palette';
import type { Rgb } from './contrast';
import {
  contrastRatio,
  mixColors,
  parseHexColor,
  printHexColor,
  reachContrast,
  roundColor,
} from './contrast';

/** The accent of an installation, in the shades a theme needs. Each keeps its contrast whatever colour was asked for. */
export interface AccentTokens {
  /** Links and selected text: 4.5:1 on every surface. */
  text: string;
  /** Filled buttons, and the same under the pointer. */
  fill: string;
  fillHover: string;
  /** Text on `fill`: 4.5:1. */
  onFill: string;
  /** A quiet background of what is selected. */
  soft: string;
  line: string;
  /** The focus ring: 3:1 on every surface. */
  focus: string;
}

/** The product's own accent. */
export const defaultAccent = '#4250c4';

const white: Rgb = [255, 255, 255];
const ink: Rgb = [13, 16, 20];

function rgb(hex: string): Rgb {
  return parseHexColor(hex) ?? ink;
}

/**
 * Fits an accent to a palette.
 * @param accent `#rgb` or `#rrggbb`; undefined or anything else gives the product's own
 */
export function resolveAccent(accent: string | undefined, palette: Palette): AccentTokens {
  const wanted = parseHexColor(accent ?? '') ?? rgb(defaultAccent);
  const base = rgb(palette.surface.base);
  const isDark = contrastRatio(base, white) > contrastRatio(base, ink);
  const towards = isDark ? white : ink;
  const soft = roundColor(mixColors(base, wanted, isDark ? 0.2 : 0.09));
  const surfaces = [
    palette.surface.canvas,
    palette.surface.base,
    palette.surface.muted,
    palette.surface.floating,
  ].map(rgb);
  // On dark a link at just 4.5:1 looks switched off beside white text.
  const text = reachContrast(wanted, towards, [...surfaces, soft], isDark ? 6 : 4.5);
  // A fill must stand out from the page and carry its label; a pale accent carries ink, a deep one white.
  const fill = reachContrast(wanted, towards, surfaces, 3);
  const onFill = contrastRatio(fill, white) >= 4.5 ? white : ink;
  const readableFill = reachContrast(fill, onFill === white ? ink : white, [onFill], 4.5);
  const fillHover = mixColors(readableFill, onFill === white ? ink : white, 0.12);
  return {
    text: printHexColor(text),
    fill: printHexColor(readableFill),
    fillHover: printHexColor(fillHover),
    onFill: printHexColor(onFill),
    soft: printHexColor(soft),
    line: printHexColor(mixColors(base, text, 0.35)),
    focus: printHexColor(reachContrast(wanted, towards, surfaces, 3)),
  };
}
