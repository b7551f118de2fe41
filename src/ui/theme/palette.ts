/** The colors of a status: text, background, border, and a filled badge with its text. */
export interface StatusColors {
  text: string;
  soft: string;
  line: string;
}

/** The status tones. An icon or a word always says the same as the color. */
export type StatusTone = 'success' | 'warning' | 'error' | 'info' | 'neutral';

/** Entity kinds with their own color. All other kinds use `unknown`. */
export type KindHue =
  | 'component'
  | 'api'
  | 'resource'
  | 'system'
  | 'domain'
  | 'group'
  | 'user'
  | 'location'
  | 'template'
  | 'unknown';

/** The colors of one theme variant, without the accent color. */
export interface Palette {
  /** Neutral backgrounds: the page, cards on it, insets in cards, and floating surfaces above. */
  surface: { canvas: string; base: string; muted: string; floating: string; hover: string };
  /** `subtle` is for dividers. `control` is for borders of controls and has a contrast of at least 3:1. */
  line: { subtle: string; control: string };
  text: { primary: string; secondary: string };
  status: Record<StatusTone, StatusColors>;
  /** One color per entity kind, used only for its icon and its graph node. */
  kind: Record<KindHue, string>;
  code: { text: string; key: string; string: string; comment: string; mark: string };
  shadow: string;
  backdrop: string;
}
