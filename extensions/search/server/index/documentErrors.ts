/**
 * Classes of PostgreSQL's errors that are due to the values of a statement: data exceptions, syntax errors of
 * entries, and exceeded limits. All others, such as a lost connection, concern every document.
 */
const OF_VALUES = /^(?:22[\dA-Z]{3}|42601|54[\dA-Z]{3})$/;

/** Whether writing failed because of the document, so that trying again is useless. */
export function isDocumentError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (typeof code === 'string' && OF_VALUES.test(code)) || isDocumentError(error.cause);
}

/** Returns a value of JSON without the character NUL, which PostgreSQL cannot store. */
export function withoutNul<T>(value: T): T {
  return clean(value) as T;
}

function clean(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '');
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [clean(key), clean(item)]));
}
