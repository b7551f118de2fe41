import type { PaletteItemKind } from './paletteItem';

/** The first characters that show items of one kind, and these kinds. */
export const prefixes = { '>': 'command', '@': 'person', '#': 'tag', '/': 'page' } as const satisfies Record<
  string,
  PaletteItemKind
>;

/** A prefix. */
export type Prefix = keyof typeof prefixes;

/** What the user typed. */
export interface PaletteInput {
  prefix: Prefix | undefined;
  /** The text after the prefix, without spaces around it. */
  text: string;
}

/** Splits what the user typed into a prefix and a text. Full-width characters of Japanese keyboards are prefixes, too. */
export function parseInput(typed: string): PaletteInput {
  const text = typed.trimStart();
  const first = text.slice(0, 1).normalize('NFKC');
  if (!Object.hasOwn(prefixes, first)) return { prefix: undefined, text: text.trim() };
  return { prefix: first as Prefix, text: text.slice(1).trim() };
}
