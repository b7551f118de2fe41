const BUILT_IN = 'en';

/** What may be said of languages; both are English when nothing is. */
export interface LanguageChoices {
  defaultLanguage?: string | undefined;
  availableLanguages?: readonly string[] | undefined;
}

/**
 * Works out the languages to choose from, and the one at first: the default, else the first of the list.
 *
 * @throws when the one at first is not among those to choose from. That none is listed twice, the settings see to.
 */
export function resolveLanguages(choices: LanguageChoices): { languages: readonly string[]; first: string } {
  const languages = choices.availableLanguages ?? [BUILT_IN];
  const first = choices.defaultLanguage ?? languages[0] ?? BUILT_IN;
  if (!languages.includes(first))
    throw new Error(
      `The initial language '${first}' is not among the available languages: ${languages.join(', ')}.`,
    );
  return { languages, first };
}
