// Embeddings, overrides and isolates. The marks U+200E and U+200F stay: they cannot reverse other text.
const directionControls = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * Returns a value of an entity as text to show, or `undefined` if it is not a string or blank. Removes the control characters
 * that could reverse the text around it, such as U+202E, because a tooltip or a window title cannot isolate it.
 */
export function printableText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.replace(directionControls, '');
  return text.trim() === '' ? undefined : text;
}
