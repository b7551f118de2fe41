import { resolveSafeHref } from '#ui';

/** How to open a place. */
export interface PlaceOptions {
  /** Opens a path of the portal. */
  navigate: (to: string) => void;
  /** The path of the portal on its host, without a slash at the end. */
  basePath: string;
  inNewTab: boolean;
}

/** Opens a path of the portal, or a URL in a new tab. Ignores unsafe URLs. */
export function openPlace(to: string, { navigate, basePath, inNewTab }: PlaceOptions): void {
  const href = resolveSafeHref(to);
  if (href === undefined) return;
  const isPath = href.startsWith('/');
  if (isPath && !inNewTab) navigate(href);
  else window.open(isPath ? basePath + href : href, '_blank', 'noopener,noreferrer');
}
