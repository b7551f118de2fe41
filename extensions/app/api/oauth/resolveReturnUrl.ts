/**
 * Says where a sign-in leads back to: the address itself without the error of an earlier attempt, or the start page when
 * the address could be taken for one of another host.
 */
export function resolveReturnUrl(address: string, origin: string): string {
  const home = `${origin}/`;
  if (!URL.canParse(address, origin)) return home;
  const url = new URL(address, origin);
  if (url.origin !== origin || url.username !== '' || url.password !== '') return home;
  if (/^\/(?:[/\\]|%2f|%5c|%09|\s)/i.test(url.pathname)) return home;
  url.searchParams.delete('error');
  return url.href;
}
