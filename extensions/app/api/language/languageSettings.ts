import * as z from 'zod/mini';

/** A language tag that browsers can work with: `en`, `de-CH`. */
const languageTag = z.string().check(
  z.refine((tag) => isLanguageTag(tag), {
    error: ({ input }) =>
      `'${String(input)}' is no language tag; a tag is written like 'en' or 'pt-BR' and may not have underscores`,
  }),
);

/** Languages to choose from, each once. */
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

/** What an administrator says of languages. */
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
