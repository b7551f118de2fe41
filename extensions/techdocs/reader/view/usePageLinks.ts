import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { decodeUrlPart } from '#protocol';
import { useAnalytics } from '#sdk';
import type { Frame } from '../frame/createFrame';

/** Pointing at a link for this time loads its page, in ms. */
const hoverDelay = 65;

/** Options of {@link usePageLinks}. */
export interface PageLinksOptions {
  frame: Frame | undefined;
  prefetch: (path: string) => void;
  /** Scrolls to an element of the page. */
  openHash: (id: string, options: { replace: boolean }) => void;
  /** Whether a drawer is open. Its entry of the history is replaced. */
  hasDrawer: boolean;
}

/** Opens links of the page in the portal, and loads pages that the user points at. */
export function usePageLinks({ frame, prefetch, openHash, hasDrawer }: PageLinksOptions): void {
  const navigate = useNavigate();
  const analytics = useAnalytics();
  const click = useEffectEvent((event: MouseEvent) => {
    const link = findLink(event);
    if (!link || event.defaultPrevented || !frame) return;
    const href = link.getAttribute('href') ?? '';
    const to = link.dataset['docsTo'];
    const name = link instanceof HTMLAreaElement ? link.alt : link.textContent.trim();
    analytics.captureEvent('click', name, { attributes: { to: to ?? href } });
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target === '_blank' || link.hasAttribute('download')) return;
    if (href.startsWith('#')) {
      event.preventDefault();
      frame.closeDrawer();
      openHash(decodeUrlPart(href.slice(1)), { replace: hasDrawer });
    } else if (to !== undefined) {
      event.preventDefault();
      frame.closeDrawer();
      void navigate(to, { replace: hasDrawer });
    }
  });
  const point = useEffectEvent((link: HTMLAnchorElement | HTMLAreaElement) => {
    const path = link.dataset['docsPath'];
    if (path !== undefined) prefetch(path);
  });
  useEffect(() => {
    if (!frame) return undefined;
    const stop = new AbortController();
    const options = { signal: stop.signal };
    let timer: ReturnType<typeof setTimeout> | undefined;
    frame.root.addEventListener('click', (event) => click(event as MouseEvent), options);
    frame.root.addEventListener(
      'pointerover',
      (event) => {
        clearTimeout(timer);
        const link = findLink(event);
        if (link) timer = setTimeout(() => point(link), hoverDelay);
      },
      options,
    );
    frame.root.addEventListener(
      'focusin',
      (event) => {
        const link = findLink(event);
        if (link) point(link);
      },
      options,
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [frame]);
}

function findLink(event: Event): HTMLAnchorElement | HTMLAreaElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a[href], area[href]') : null;
  return link instanceof HTMLAnchorElement || link instanceof HTMLAreaElement ? link : undefined;
}
