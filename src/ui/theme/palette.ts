/** What a status is said with: text, a quiet background, its border, and a filled badge with the text on it. */
export interface StatusColors {
  text: string;
  soft: string;
  line: string;
}

/** The statuses that colour may support; an icon or a word always says the same. */
export type StatusTone = 'success' | 'warning' | 'error' | 'info' | 'neutral';

/** Entity kinds with a hue of their own; any other kind takes `unknown`. */
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

/** The designed colours of one variant, without the accent. */
export interface Palette {
  /** Three neutral steps: the page, what lies on it, what is set into it; and what floats above all. */
  surface: { canvas: string; base: string; muted: string; floating: string; hover: string };
  /** `subtle` only divides; `control` marks the edge of something to use and has 3:1. */
  line: { subtle: string; control: string };
  text: { primary: string; secondary: string };
  status: Record<StatusTone, StatusColors>;
  /** One hue per entity kind, for its icon and its node in a graph, and for nothing else. */
  kind: Record<KindHue, string>;
  code: { text: string; key: string; string: string; comment: string; mark: string };
  shadow: string;
  backdrop: string;
}
