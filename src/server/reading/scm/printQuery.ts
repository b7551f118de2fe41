/** Returns the query of a URL, with a question mark, without values that are undefined. */
export function printQuery(values: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ).toString();
  // Signatures are computed over this form.
  return query === '' ? '' : `?${query.replaceAll('+', '%20')}`;
}
