import type { LanguageMessages } from '#sdk';

/** Languages that nobody speaks, for looking at a portal: they are made from the English messages. */
const pseudoLanguages: ReadonlySet<string> = new Set(['en-XA', 'ar-XB']);

/** Whether a language is made from English: `en-XA` with accents, and `ar-XB` that runs from right to left. */
export function isPseudoLanguage(language: string): boolean {
  return pseudoLanguages.has(language);
}

/** Loads what makes messages of a pseudo language, which few portals ever need. */
export async function loadPseudoMessages(
  english: LanguageMessages,
  language: string,
): Promise<LanguageMessages> {
  const { createPseudoMessages } = await import('./createPseudoMessages');
  return createPseudoMessages(english, language === 'ar-XB' ? 'mirrored' : 'accented');
}
