import type { Tokens } from '../tokens';

/** The one focus ring: an outline, so that it also shows where the system replaces colours. */
export function focusRing(tokens: Tokens, offset = 2) {
  return { outline: `2px solid ${tokens.accent.focus}`, outlineOffset: offset };
}
