const BUILT_IN = 'en';

/** What may be said of languages; both are English when nothing is. */
export interface LanguageChoices {
  defaultLanguage?: string | undefined;
  availableLanguages?: readonly string[] | undefined;
}

/**
 * Works out the languages to choose from, and the one at first: the default, else the first of the list.
 *
 * @throws when a language is listed twice, or the one at first is not among those to choose from.
 */
export function resolveLanguages(choices: LanguageChoices): { languages: readonly string[]; first: string } {
  const languages = choices.availableLanguages ?? [BUILT_IN];
  const first = choices.defaultLanguage ?? languages[0] ?? BUILT_IN;
  const twice = languages.find((language, index) => languages.indexOf(language) !== index);
  if (twice !== undefined) throw new Error(`The language '${twice}' is listed twice in availableLanguages.`);
  if (!languages.includes(first))
    throw new Error(
      `The initial language '${first}' is not among the available languages: ${languages.join(', ')}.`,
    );
  return { languages, first };
}
