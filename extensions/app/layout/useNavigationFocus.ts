import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { mainContentId } from '#ui';

/**
 * After a navigation, moves focus and scroll position to the start of the new page, like a page load does. Focus stays
 * when the loaded page redirects, in an open dialog, and when the user switches tabs of a page, goes back, or changes only the query.
 */
export function useNavigationFocus(body: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const how = useNavigationType();
  const last = useRef(pathname);
  const isLoading = useRef(true);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    // A redirect of the loaded page is part of the load, so the skip link stays the first Tab stop.
    isLoading.current &&= how === NavigationType.Replace;
    if (isLoading.current) return;
    if (isOnTab(body.current)) return;
    if (how !== NavigationType.Pop) window.scrollTo({ top: 0 });
    focusPage();
  }, [pathname, how, body]);
}

/** Whether a link in a row of links inside the page (tabs, breadcrumbs) has the focus. */
function isOnTab(body: HTMLElement | null): boolean {
  const active = document.activeElement;
  return active !== null && body?.contains(active) === true && active.closest('nav, [role=tablist]') !== null;
}

function focusPage(): void {
  const main = document.getElementById(mainContentId);
  const active = document.activeElement;
  // The user may type in a dialog that opened while the page was loading.
  if (main?.contains(active) || active?.closest('[aria-modal]')) return;
  main?.focus({ preventScroll: true });
}
