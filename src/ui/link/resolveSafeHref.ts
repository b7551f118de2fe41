/** Protocols that links from data can have by default. */
export const safeProtocols: readonly string[] = ['http', 'https', 'mailto'];

/** Options of {@link resolveSafeHref}. */
export interface SafeHrefOptions {
  /** Additional protocols from the configuration, without the colon: `ssh`, `slack`. */
  extraProtocols?: readonly string[];
}

// Never allowed, whatever the configuration says: these run code or show content that an attacker controls.
const neverSafe = new Set([
  'javascript',
  'vbscript',
  'data',
  'blob',
  'file',
  'filesystem',
  'about',
  'view-source',
]);

// A path on this site: a single slash that is not followed by another slash or backslash (which would start a host name), a dot
// segment, a query or a fragment.
const relative = /^(?:\/(?![/\\])|\.{1,2}\/|[?#])/;

/**
 * Returns whether a character is invisible or removed by the URL parser. A line feed in `javascript:` or a leading zero-width
 * space hides the protocol, and a right-to-left override shows the URL reversed.
 */
function isInvisible(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  const isControl = code <= 0x1f || (code >= 0x7f && code <= 0x9f);
  const isFormat =
    (code >= 0x200b && code <= 0x200f) || (code >= 0x2028 && code <= 0x202e) || code === 0xfeff;
  return isControl || isFormat || (code >= 0x2060 && code <= 0x2069) || code === 0xad;
}

/** Returns whether a safe URL stays inside the portal. */
export function isLocalHref(href: string): boolean {
  return relative.test(href);
}

/**
 * Checks whether a URL from data can become a link. All links from data use this function.
 *
 * @returns the parsed and normalized URL, or undefined if it must stay text. Local paths are returned unchanged.
 */
export function resolveSafeHref(value: unknown, options: SafeHrefOptions = {}): string | undefined {
  if (typeof value !== 'string') return undefined;
  const address = value.trim();
  if (address === '' || Array.from(address).some(isInvisible)) return undefined;
  if (isLocalHref(address)) return address.includes('\\') ? undefined : address;
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const protocol = url.protocol.slice(0, -1);
  if (neverSafe.has(protocol)) return undefined;
  const allowed = safeProtocols.includes(protocol) || options.extraProtocols?.includes(protocol) === true;
  return allowed ? url.href : undefined;
}
