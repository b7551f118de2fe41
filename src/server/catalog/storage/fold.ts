/**
 * Keys and values compare without case. `toLowerCase` folds alike under every locale, and a database never folds: each would do it
 * in its own way.
 */
export function fold(text: string): string {
  return text.toLowerCase();
}
