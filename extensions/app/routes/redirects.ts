/** A former address and the one that took its place. `:name` and `*` in `from` fill the same in `to`. */
export interface Redirect {
  from: string;
  to: string;
}

/** Where a visitor came in. */
export interface Arrival {
  params: Readonly<Record<string, string | undefined>>;
  /** With its `?`, or empty. */
  search: string;
  /** With its `#`, or empty. */
  hash: string;
}

/** The path pattern of a redirect: `/` alone stays exact, any other path takes what is below it along. */
export function redirectPattern(from: string): string {
  return from === '/' || from.endsWith('*') ? from : `${from.replace(/\/+$/, '')}/*`;
}

/** Fills in the target of a redirect. The visitor's query and fragment are kept, unless the target has its own. */
export function resolveRedirectTarget(to: string, { params, search, hash }: Arrival): string {
  const { path, ownSearch, ownHash } = splitTarget(to);
  const filled = path.replace(/:(\w+)|\*/g, (_part, name: string | undefined) =>
    name === undefined ? encodeRest(params['*'] ?? '') : encodeSegment(params[name] ?? ''),
  );
  return `${filled}${ownSearch || search}${ownHash || hash}`;
}

/** Redirects without those that lead back to where they came from, as following them would never end. */
export function dropEndlessRedirects(redirects: readonly Redirect[]): Redirect[] {
  return redirects.filter((first) => {
    const seen = new Set<string>();
    let current: Redirect | undefined = first;
    while (current !== undefined) {
      if (seen.has(current.from)) return false;
      seen.add(current.from);
      const target: string = splitTarget(current.to).path;
      current = redirects.find((next) => covers(next.from, target));
    }
    return true;
  });
}

function covers(from: string, target: string): boolean {
  if (from === '/') return target === '/';
  const base = from.replace(/\/?\*?$/, '');
  return target === base || target.startsWith(`${base}/`);
}

function splitTarget(to: string): { path: string; ownSearch: string; ownHash: string } {
  const [, path = '', ownSearch = '', ownHash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(to) ?? [];
  return { path, ownSearch, ownHash };
}

/** Keeps the slashes between segments and nothing else unencoded. */
function encodeRest(rest: string): string {
  return rest.split('/').map(encodeSegment).join('/');
}

/** A browser would take a segment of dots as a step upwards, encoded or not. */
function encodeSegment(segment: string): string {
  return segment === '.' || segment === '..' ? '' : encodeURIComponent(segment);
}
