/**
 * Returns the quote that is left over in a text without quotes around it, as in `Acme"` or `it"s`. Apostrophes (`it's`, `the
 * developers'`) and units (`19"`, `6'`) are not left over.
 */
export function findStrayQuote(text: string): '"' | "'" | undefined {
  if (isOdd(text, '"') && /(?:[^\d\s]"$|\p{L}"\p{L})/u.test(text)) return '"';
  if (isOdd(text, "'") && /(?:[^\dsxzß\s]|[a-z][\w.-]*\d)'$/iu.test(text)) return "'";
  return undefined;
}

/** Returns the closing bracket at the end of a text that does not open one, as in `/catalog]`. */
export function findStrayBracket(text: string): ']' | '}' | undefined {
  if (/^[^[]*[^[\s]\]$/.test(text)) return ']';
  return /^[^{]*[^{\s]\}$/.test(text) ? '}' : undefined;
}

function isOdd(text: string, quote: string): boolean {
  return (text.split(quote).length - 1) % 2 === 1;
}
