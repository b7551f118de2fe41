import * as z from 'zod/mini';

/** A language tag that browsers support, such as `en` or `de-CH`. */
const languageTag = z.string().check(
  z.refine((tag) => isLanguageTag(tag), {
    error: "must be a language tag such as 'en' or 'pt-BR', without underscores",
  }),
);

/** Available languages, without duplicates. */
const languageList = z.array(languageTag).check((list) => {
  for (const [index, language] of list.value.entries()) {
    if (list.value.indexOf(language) === index) continue;
    list.issues.push({
      code: 'custom',
      input: language,
      path: [index],
      message: `The language '${language}' is listed twice; name each language once`,
    });
  }
});

/** Language settings of `api:app/app-language`. */
export const languageSettings = {
  defaultLanguage: z.optional(languageTag),
  availableLanguages: z.optional(languageList),
};

function isLanguageTag(tag: string): boolean {
  try {
    return new Intl.Locale(tag).baseName !== '';
  } catch {
    return false;
  }
}
