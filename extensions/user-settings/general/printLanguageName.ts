/** Returns the native name of a language, or its tag if the browser does not know it. */
export function printLanguageName(tag: string): string {
  try {
    // The right-to-left pseudo-language has no native name. Developers who use it read English.
    const speakers = tag === 'ar-XB' ? 'en' : tag;
    const name = new Intl.DisplayNames([speakers], { type: 'language', fallback: 'code' }).of(tag) ?? tag;
    return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
  } catch {
    return tag;
  }
}
