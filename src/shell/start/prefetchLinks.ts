import { identityApiRef, isFrugal } from '#sdk';
import { findEarlyPages, startEarlyRequest } from '#sdk/early';
import { preloadPage } from './preloadPage';
import type { RunningPortal } from './runningPortal';

/** How long the user points at a link that they are likely to follow, in ms. */
const INTENT = 60;
/** How long prefetched data is used, in ms. */
const USED_FOR = 10_000;
/** The number of pages that are prefetched within that time. */
const MOST = 6;

/**
 * Loads the code and the data of a page while the user points at a link to it or focuses it, and when they press it. On slow
 * connections, and if the user saves data, only then.
 *
 * @returns a function that stops it
 */
export function prefetchLinks(portal: Pick<RunningPortal, 'app' | 'queryClient'>): () => void {
  const recent = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pointed: string | undefined;

  function handle({ target, type }: Event): void {
    const link = target instanceof Element ? findLink(target) : undefined;
    const address = link && readAddress(link);
    const follows = type === 'pointerdown' || type === 'click';
    if (address?.href === pointed && !follows) return;
    pointed = address?.href;
    clearTimeout(timer);
    if (!address) return;
    // The page needs the data anyway, and renders before it requests them.
    if (follows) prefetch(address).catch(ignore);
    else if (!isFrugal()) timer = setTimeout(() => prefetch(address).catch(ignore), INTENT);
  }

  async function prefetch(address: URL): Promise<void> {
    const now = Date.now();
    for (const [href, at] of recent) if (now - at > USED_FOR) recent.delete(href);
    if (recent.size >= MOST || recent.has(address.href)) return;
    recent.set(address.href, now);
    const { routes, apis } = portal.app;
    void preloadPage(routes, address);
    const identity = apis.get(identityApiRef);
    if (!identity) return;
    const [{ token }, { ownershipEntityRefs }] = await Promise.all([
      identity.getCredentials(),
      identity.getBackstageIdentity(),
    ]);
    const user = { token, ownershipEntityRefs };
    for (const { fillCache, requests } of findEarlyPages(address))
      if (fillCache) await fillCache({ client: portal.queryClient, apis }, user);
      else for (const request of requests(user)) void startEarlyRequest(request, token, USED_FOR);
  }

  const stop = new AbortController();
  for (const type of ['pointerover', 'focusin', 'pointerdown', 'click'])
    document.addEventListener(type, handle, { passive: true, capture: true, signal: stop.signal });
  return () => {
    stop.abort();
    clearTimeout(timer);
  };
}

/** The page shows what is wrong. */
const ignore = (): void => undefined;

/** The link, or the first link of a table row, which a click on the row follows. */
function findLink(element: Element): HTMLAnchorElement | null {
  return (
    element.closest<HTMLAnchorElement>('a[href]') ??
    (element.closest('button, input') ? null : element.closest('tr[data-link]')?.querySelector('a[href]')) ??
    null
  );
}

/** The address of a link to another page of the app. */
function readAddress({ href, target, origin, pathname }: HTMLAnchorElement): URL | undefined {
  const { location } = globalThis;
  const leadsAway = origin !== location.origin || target === '_blank' || pathname === location.pathname;
  return leadsAway ? undefined : new URL(href);
}
