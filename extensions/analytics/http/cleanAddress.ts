// Refs of entities have a colon, too, and are no addresses.
const address = /^(?:[a-z][a-z0-9+.-]*:\/\/|\/|(?:mailto|tel|sms|javascript|data|blob):)/i;

/**
 * Reduces an address to what may leave the browser: no user and password, no fragment, and of the query only the parameters
 * that are named. Of an address without a host, such as one of mail, only the protocol stays. Other texts stay as they are.
 */
export function cleanAddress(text: string, keepQuery: readonly string[]): string {
  if (!address.test(text)) return text;
  const isPath = text.startsWith('/') && !text.startsWith('//');
  if (!URL.canParse(text, 'http://portal')) return isPath ? text.replace(/[?#].*$/s, '') : '';
  const url = new URL(text, 'http://portal');
  if (!isPath && !/^https?:$/.test(url.protocol)) return url.protocol;
  const kept = new URLSearchParams([...url.searchParams].filter(([name]) => keepQuery.includes(name)));
  const query = kept.size === 0 ? '' : `?${kept}`;
  return `${isPath ? '' : url.origin}${url.pathname}${query}`;
}
