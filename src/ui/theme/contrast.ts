/** A color as three channels from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Parses `#rgb` or `#rrggbb`. Returns undefined for any other value, because accents come from configuration files. */
export function parseHexColor(value: string): Rgb | undefined {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(value.trim())?.[1];
  if (hex === undefined) return undefined;
  const full = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  const bits = Number.parseInt(full, 16);
  return [(bits >> 16) & 255, (bits >> 8) & 255, bits & 255];
}

/** Formats a color as `#rrggbb`. */
export function formatHexColor(color: Rgb): string {
  return `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Mixes two colors. A `share` of 0 returns `from`, 1 returns `to`. */
export function mixColors(from: Rgb, to: Rgb, share: number): Rgb {
  const mix = (a: number, b: number) => a + (b - a) * share;
  return [mix(from[0], to[0]), mix(from[1], to[1]), mix(from[2], to[2])];
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Rounds the channels to integers, as a screen does. */
export function roundColor([red, green, blue]: Rgb): Rgb {
  return [Math.round(red), Math.round(green), Math.round(blue)];
}

/** Returns the WCAG 2 contrast ratio of two colors, from 1 to 21. */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const a = luminance(one);
  const b = luminance(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/**
 * Mixes `color` with `target` until it has a contrast of `ratio` with all `backgrounds`. Returns `target` if no mix has enough
 * contrast.
 */
export function ensureContrast(color: Rgb, target: Rgb, backgrounds: readonly Rgb[], ratio: number): Rgb {
  for (let share = 0; share < 1; share += 0.02) {
    const candidate = roundColor(mixColors(color, target, share));
    if (backgrounds.every((background) => contrastRatio(candidate, background) >= ratio)) return candidate;
  }
  return target;
}
