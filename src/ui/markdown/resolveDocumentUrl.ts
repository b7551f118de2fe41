import { resolveSafeHref } from '../link/resolveSafeHref';

/** Gives what an address of a document means: a relative one starts from where the document lies. */
export function resolveDocumentUrl(address: string, baseUrl: string | undefined): string {
  if (baseUrl === undefined || address.startsWith('#')) return address;
  return URL.canParse(address, baseUrl) ? new URL(address, baseUrl).href : address;
}

/** Decides whether an image of a document may be loaded: over http or https, or from this site. */
export function resolveImageSource(address: string, baseUrl: string | undefined): string | undefined {
  const safe = resolveSafeHref(resolveDocumentUrl(address, baseUrl));
  if (safe !== undefined) return safe.startsWith('mailto:') ? undefined : safe;
  // A path without a dot before it: 'images/plan.png'.
  return /^[\w-][\w./-]*$/.test(address) ? address : undefined;
}
