/** Font sizes in px. Don't use others. */
export const fontSize = { xs: 12, sm: 13, md: 14, lg: 16, xl: 20, '2xl': 24, '3xl': 30 } as const;

/** Font weights of the variable fonts. Don't use others. */
export const fontWeight = { regular: 400, medium: 500, semibold: 600 } as const;

/**
 * Font families. The `… Fallback` fonts are Arial and Courier New with the metrics of the web fonts, so that text does not move
 * when the web fonts load.
 */
export const fontFamily = {
  sans: "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif",
  mono: "'JetBrains Mono Variable', 'JetBrains Mono Fallback', ui-monospace, SFMono-Regular, Menlo, Consolas, monospace",
} as const;

/** Spacing in px, on a 4 px grid. */
export const space = { 1: 4, 2: 8, 3: 12, 4: 16, 6: 24, 8: 32, 12: 48 } as const;

/** Corner radii in px. */
export const radius = { control: 6, card: 10, pill: 999 } as const;

/** Heights of controls and table rows, in px. 24 px is the minimum size of a pointer target. */
export const height = {
  control: 32,
  controlLarge: 36,
  row: 44,
  rowCompact: 36,
  secondLine: 12,
  target: 24,
} as const;

/** Maximum widths of content (in px) and prose. */
export const measure = { content: 1440, prose: '72ch' } as const;

/** Durations in ms. Use motion only to show where something comes from. */
export const motion = { fast: 120, base: 160, slow: 200 } as const;

/** The z-index of layers above the page. */
export const layer = { sticky: 10, overlay: 1300, tooltip: 1500 } as const;

/** Converts px to rem, so that text follows the font size of the browser. */
export function rem(px: number): string {
  return `${px / 16}rem`;
}
