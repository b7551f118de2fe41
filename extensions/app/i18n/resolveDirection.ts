/** Right-to-left scripts. */
const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Mend', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

/** The languages with a two-letter code that are usually written in one of them. */
const usuallyRightToLeft = /ar|dv|fa|he|iw|ji|ks|ps|sd|ug|ur|yi/;

/** Resolves the text direction of a language. Returns `ltr` for an invalid tag. */
export function resolveDirection(language: string): 'ltr' | 'rtl' {
  // Here, browsers would load the data of all languages, which delays the first paint.
  if (/^[a-z]{2}$/.test(language)) return usuallyRightToLeft.test(language) ? 'rtl' : 'ltr';
  try {
    const { script } = new Intl.Locale(language).maximize();
    return script !== undefined && rightToLeft.has(script) ? 'rtl' : 'ltr';
  } catch {
    return 'ltr';
  }
}
