import type { KeyDescription } from '#config/schema';

/** Converts a description to its long form. */
export function openDescription(description: string | KeyDescription): KeyDescription {
  return typeof description === 'string' ? { text: description } : description;
}
