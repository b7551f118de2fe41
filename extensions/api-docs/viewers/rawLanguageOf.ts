/** Returns the language of a definition as text. What is written as JSON is shown as JSON. */
export function rawLanguageOf(definition: string, language: string | undefined): string | undefined {
  if (language !== undefined && language !== 'yaml') return language;
  return /^\s*[[{]/.test(definition) ? 'json' : language;
}
