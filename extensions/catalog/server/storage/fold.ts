/**
 * Keys and values are case-insensitive. `toLowerCase` is independent of the locale. Databases never fold case,
 * because each would do it differently.
 */
export function fold(text: string): string {
  return text.toLowerCase();
}
