/** Type sizes in px. Nothing in the product uses another one. */
export const fontSize = { xs: 12, sm: 13, md: 14, lg: 16, xl: 20, '2xl': 24, '3xl': 30 } as const;

/** The three weights of the variable font that the product uses. */
export const fontWeight = { regular: 400, medium: 500, semibold: 600 } as const;

/**
 * The one sans and the one mono. The `… Fallback` faces are the platform's Arial and Courier New with the metrics of the
 * real fonts, so that text does not move when the web font arrives.
 */
export const fontFamily = {
  sans: "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif",
  mono: "'JetBrains Mono Variable', 'JetBrains Mono Fallback', ui-monospace, SFMono-Regular, Menlo, Consolas, monospace",
} as const;

/** The 4-px grid. */
export const space = { 1: 4, 2: 8, 3: 12, 4: 16, 6: 24, 8: 32, 12: 48 } as const;

/** Corner radius: controls and cards. */
export const radius = { control: 6, card: 10, pill: 999 } as const;

/** Heights of what stands in lines: controls, table rows. 24 px is the smallest target a pointer may meet. */
export const height = { control: 32, controlLarge: 36, row: 44, rowCompact: 36, target: 24 } as const;

/** Widest content and widest line of prose. */
export const measure = { content: 1440, prose: '72ch' } as const;

/** Durations in ms. Motion only shows where something came from. */
export const motion = { fast: 120, base: 160, slow: 200 } as const;

/** Layers above the page, in the order in which they cover each other. */
export const layer = { sticky: 10, overlay: 1300, tooltip: 1500 } as const;

/** A px size of the type scale in rem, so that the reader's own font size is honoured. */
export function rem(px: number): string {
  return `${px / 16}rem`;
}
