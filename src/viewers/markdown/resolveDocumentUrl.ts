import { resolveSafeHref } from '#ui';

/** Resolves a URL in a document against the URL of the document. */
export function resolveDocumentUrl(address: string, baseUrl: string | undefined): string {
  if (baseUrl === undefined || address.startsWith('#')) return address;
  return URL.canParse(address, baseUrl) ? new URL(address, baseUrl).href : address;
}

/** Returns the URL of an image if it can be loaded: with http or https, or from this site. */
export function resolveImageSource(address: string, baseUrl: string | undefined): string | undefined {
  const safe = resolveSafeHref(resolveDocumentUrl(address, baseUrl));
  if (safe !== undefined) return safe.startsWith('mailto:') ? undefined : safe;
  // A relative path without a leading dot: 'images/plan.png'.
  return /^[\w-][\w./-]*$/.test(address) ? address : undefined;
}
