/** An old path and its new path. `:name` and `*` in `from` are substituted in `to`. */
export interface Redirect {
  from: string;
  to: string;
}

/** The matched location. */
export interface MatchedLocation {
  params: Readonly<Record<string, string | undefined>>;
  /** Includes the `?`, or is empty. */
  search: string;
  /** Includes the `#`, or is empty. */
  hash: string;
}

/** Returns the path pattern of a redirect. `/` matches exactly, any other path includes all paths below it. */
export function redirectPattern(from: string): string {
  return from === '/' || from.endsWith('*') ? from : `${from.replace(/\/+$/, '')}/*`;
}

/** Resolves the target of a redirect. Keeps the query and fragment of the location unless the target has its own. */
export function resolveRedirectTarget(to: string, { params, search, hash }: MatchedLocation): string {
  const { path, ownSearch, ownHash } = splitTarget(to);
  const filled = path.replace(/:(\w+)|\*/g, (_part, name: string | undefined) =>
    name === undefined ? encodeRest(params['*'] ?? '') : encodeSegment(params[name] ?? ''),
  );
  return `${filled}${ownSearch || search}${ownHash || hash}`;
}

/** Removes redirects that lead back to themselves and would never end. */
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

/** Encodes each segment but keeps the slashes. */
function encodeRest(rest: string): string {
  return rest.split('/').map(encodeSegment).join('/');
}

/** Drops segments of dots: browsers resolve them as relative paths, even if they are encoded. */
function encodeSegment(segment: string): string {
  return segment === '.' || segment === '..' ? '' : encodeURIComponent(segment);
}
