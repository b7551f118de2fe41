/** Keys and values compare without case. The locale is fixed, so that "I" folds alike on every machine, and never by the database. */
export function fold(text: string): string {
  return text.toLocaleLowerCase('en-US');
}
