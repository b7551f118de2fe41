/** Sources by directive. */
type Policy = Record<string, string[]>;

export interface PagePolicyOptions {
  nonce: string;
  /** Origins that the page calls in addition to its own. */
  connect: string[];
  /** Hosts whose pages the page may embed. */
  frames: string[];
  /** `backend.csp`: a list replaces a directive's sources, `false` removes the directive. */
  overrides: Readonly<Record<string, unknown>>;
}

/** Prints the Content-Security-Policy of the app's page. Only scripts and styles from this server run. */
export function printPagePolicy({ nonce, connect, frames, overrides }: PagePolicyOptions): string {
  const policy: Policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'img-src': ["'self'", 'data:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'frame-src': ["'self'", ...frames],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  };
  for (const [directive, sources] of Object.entries(overrides)) {
    if (sources === false) delete policy[directive];
    else if (Array.isArray(sources)) policy[directive] = sources.filter(isSource);
    else if (isSource(sources)) policy[directive] = [sources];
  }
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

// A separator in a source would inject another directive.
function isSource(source: unknown): source is string {
  return typeof source === 'string' && !/[;,\s]/.test(source);
}
