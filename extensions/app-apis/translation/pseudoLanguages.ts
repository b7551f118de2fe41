import type { LanguageMessages } from '#sdk';

/** Generated languages for testing the interface. They are created from the English messages. */
const pseudoLanguages: ReadonlySet<string> = new Set(['en-XA', 'ar-XB']);

/** Whether a language is a pseudo language: `en-XA` with accents or `ar-XB` from right to left. */
export function isPseudoLanguage(language: string): boolean {
  return pseudoLanguages.has(language);
}

/** Loads the code for pseudo languages, which most portals never need. */
export async function loadPseudoMessages(
  english: LanguageMessages,
  language: string,
): Promise<LanguageMessages> {
  const { createPseudoMessages } = await import('./createPseudoMessages');
  return createPseudoMessages(english, language === 'ar-XB' ? 'mirrored' : 'accented');
}
