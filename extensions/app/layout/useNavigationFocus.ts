import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { mainContentId } from '#ui';

/**
 * After a navigation, puts focus and view at the beginning of the new page, as the browser would after loading one. Who
 * moved between the tabs of a page stays where they are, and so does who went back or only changed the query.
 */
export function useNavigationFocus(body: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const how = useNavigationType();
  const last = useRef(pathname);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (isOnTab(body.current)) return;
    if (how !== NavigationType.Pop) window.scrollTo({ top: 0 });
    focusPage();
  }, [pathname, how, body]);
}

/** Whether the keyboard is on a link of a row of links inside the page: its tabs, its trail. */
function isOnTab(body: HTMLElement | null): boolean {
  const active = document.activeElement;
  return active !== null && body?.contains(active) === true && active.closest('nav, [role=tablist]') !== null;
}

function focusPage(): void {
  const main = document.getElementById(mainContentId);
  if (main?.contains(document.activeElement) && document.activeElement !== document.body) return;
  main?.focus({ preventScroll: true });
}
