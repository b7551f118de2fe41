import { ExtensionConfigError } from '#sdk';

const BUILT_IN = 'en';

/** Language settings. Both are English by default. */
export interface LanguageChoices {
  defaultLanguage?: string | undefined;
  availableLanguages?: readonly string[] | undefined;
}

/**
 * Resolves the available languages and the initial one: the default, or the first of the list. Duplicates are already
 * rejected by the config schema.
 *
 * @throws if the default language is not one of the available languages.
 */
export function resolveLanguages(choices: LanguageChoices): { languages: readonly string[]; first: string } {
  const languages = choices.availableLanguages ?? [BUILT_IN];
  const first = choices.defaultLanguage ?? languages[0] ?? BUILT_IN;
  if (!languages.includes(first))
    throw new ExtensionConfigError(
      `The default language '${first}' is not one of the available languages: ${languages.join(', ')}`,
      ['defaultLanguage'],
    );
  return { languages, first };
}
