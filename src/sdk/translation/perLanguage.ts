/**
 * Returns a function that creates a formatter once for each language. Creating one takes longer than formatting a hundred times.
 *
 * @example const dates = perLanguage((language) => new Intl.DateTimeFormat(language));
 */
export function perLanguage<T>(
  create: (language: string | undefined) => T,
): (language: string | undefined) => T {
  const created = new Map<string | undefined, T>();
  return (language) => {
    const known = created.get(language) ?? create(language);
    created.set(language, known);
    return known;
  };
}
