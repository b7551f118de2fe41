// Entity refs also contain a colon, but are not URLs.
const urlPattern = /^(?:[a-z][a-z0-9+.-]*:\/\/|\/|(?:mailto|tel|sms|javascript|data|blob):)/i;

/**
 * Removes credentials, the fragment, and all query parameters except `keepQuery` from a URL. For a URL without a host, such as
 * `mailto:`, keeps only the protocol. Returns other text unchanged.
 */
export function cleanUrl(text: string, keepQuery: readonly string[]): string {
  if (!urlPattern.test(text)) return text;
  const isPath = text.startsWith('/') && !text.startsWith('//');
  if (!URL.canParse(text, 'http://portal')) return isPath ? text.replace(/[?#].*$/s, '') : '';
  const url = new URL(text, 'http://portal');
  if (!isPath && !/^https?:$/.test(url.protocol)) return url.protocol;
  const kept = new URLSearchParams([...url.searchParams].filter(([name]) => keepQuery.includes(name)));
  const query = kept.size === 0 ? '' : `?${kept}`;
  return `${isPath ? '' : url.origin}${url.pathname}${query}`;
}
