import type { Tokens } from '../../tokens';

/** The focus ring of all controls. An outline is also visible in forced-colors mode. */
export function focusRing(tokens: Tokens, offset = 2) {
  return { outline: `2px solid ${tokens.accent.focus}`, outlineOffset: offset };
}
