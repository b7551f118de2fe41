/**
 * Resolves the URL that a redirect sign-in returns to, without credentials and without the error of an earlier attempt.
 *
 * @returns the absolute URL, or `undefined` if it does not belong to the portal
 */
export function resolveReturnUrl(address: string, origin: string): string | undefined {
  if (!URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  // If a path starts with two slashes, encoded or not, the next component that resolves it reads the rest as a host name.
  if (url.origin !== origin || /^\/(?:[/\\]|%2f|%5c|%09|\s)/i.test(url.pathname)) return undefined;
  url.username = '';
  url.password = '';
  url.searchParams.delete('error');
  return url.href;
}
