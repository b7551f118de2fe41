/** Protocols that a link made from data may have, unless more are configured. */
export const safeProtocols: readonly string[] = ['http', 'https', 'mailto'];

/** What {@link resolveSafeHref} may also accept. */
export interface SafeHrefOptions {
  /** Further protocols without the colon, from the configuration: `ssh`, `slack`. */
  extraProtocols?: readonly string[];
}

// Never followed, whatever the configuration says: each of them runs code or opens what the attacker wrote.
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

// A path of this site: one slash that no second slash or backslash turns into another host, or a dot, query or fragment.
const relative = /^(?:\/(?![/\\])|\.{1,2}\/|[?#])/;

/**
 * Characters that the URL parser drops or that the eye cannot see: 'java\nscript:' and a leading zero-width space hide
 * what an address is, and a right-to-left override shows it turned round.
 */
function isInvisible(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  const isControl = code <= 0x1f || (code >= 0x7f && code <= 0x9f);
  const isFormat =
    (code >= 0x200b && code <= 0x200f) || (code >= 0x2028 && code <= 0x202e) || code === 0xfeff;
  return isControl || isFormat || (code >= 0x2060 && code <= 0x2069) || code === 0xad;
}

/** Whether a safe address stays inside the portal. */
export function isLocalHref(href: string): boolean {
  return relative.test(href);
}

/**
 * Decides whether an address that came from data may become a link. The only place where that is decided.
 * @returns the address to use, parsed and normalised; undefined when it must stay text. Local paths are returned as they are.
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
