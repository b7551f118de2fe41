import { useCallback, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { decodeUrlPart } from '#protocol';
import type { Frame } from '../frame/createFrame';

/** Scroll positions by entry of the history. */
const positions = new Map<string, number>();
const mostPositions = 1000;

/** Functions that put the reader at the right place of a page. */
export interface PagePosition {
  /** Called when content is shown. Goes to the heading in the URL, or to the position of an entry of the history. */
  settle: (isComplete: boolean) => void;
  /** Goes to a heading and puts it into the URL. */
  openHash: (id: string, options: { replace: boolean }) => void;
}

/** Restores the scroll position, follows the hash in the URL, and moves the focus to a page that was opened by a link. */
export function usePagePosition(frame: Frame | undefined): PagePosition {
  const { key, hash, pathname } = useLocation();
  const how = useNavigationType();
  const navigate = useNavigate();
  const isFirst = useRef(true);
  const pending = useRef<{ hash: string; top: number | undefined; focuses: boolean } | undefined>(undefined);
  const lastPath = useRef<string | undefined>(undefined);
  const lastHash = useRef<string | undefined>(undefined);

  useEffect(() => {
    const top = how === NavigationType.Pop ? positions.get(key) : undefined;
    const isSamePage = lastPath.current === pathname;
    lastPath.current = pathname;
    // What is shown over the page changes the URL, too.
    const isSameHash = isSamePage && lastHash.current === hash;
    lastHash.current = hash;
    if (isSamePage) {
      if (frame && hash !== '' && !isSameHash && top === undefined)
        goTo(frame, decodeUrlPart(hash.slice(1)), true);
      else if (top !== undefined) window.scrollTo({ top });
    } else {
      pending.current = { hash: decodeUrlPart(hash.slice(1)), top, focuses: !isFirst.current };
      isFirst.current = false;
    }
    const save = () => {
      // The entries that were used last are at the end.
      positions.delete(key);
      positions.set(key, window.scrollY);
      const [oldest] = positions.keys();
      if (positions.size > mostPositions && oldest !== undefined) positions.delete(oldest);
    };
    window.addEventListener('scroll', save, { passive: true });
    return () => window.removeEventListener('scroll', save);
  }, [frame, key, hash, pathname, how]);

  const settle = useCallback(
    (isComplete: boolean) => {
      const wanted = pending.current;
      if (!frame || !wanted) return;
      if (wanted.focuses) focusTitle(frame);
      wanted.focuses = false;
      if (wanted.top !== undefined) {
        window.scrollTo({ top: wanted.top });
        if (isComplete || window.scrollY >= wanted.top - 2) pending.current = undefined;
      } else if (wanted.hash === '' || goTo(frame, wanted.hash, true) || isComplete)
        pending.current = undefined;
    },
    [frame],
  );
  const openHash = useCallback(
    (id: string, { replace }: { replace: boolean }) => {
      const isOpen = frame && decodeUrlPart(window.location.hash.slice(1)) === id;
      if (isOpen) goTo(frame, id, true);
      if (!isOpen || replace)
        void navigate({ hash: `#${encodeURIComponent(id)}` }, { preventScrollReset: true, replace });
    },
    [frame, navigate],
  );
  return { settle, openHash };
}

/** Scrolls to an element and focuses it. Returns whether it exists. */
function goTo({ root, article }: Frame, id: string, focuses: boolean): boolean {
  const target = root.getElementById(id) ?? article.querySelector<HTMLElement>(`[name="${CSS.escape(id)}"]`);
  if (!(target instanceof HTMLElement)) return false;
  for (let parent = target.parentElement; parent; parent = parent.parentElement)
    if (parent instanceof HTMLDetailsElement) parent.open = true;
  target.scrollIntoView();
  if (focuses) focusQuietly(target);
  return true;
}

/** Screen readers read the title of the page that was opened. */
function focusTitle({ article }: Frame): void {
  focusQuietly(article.querySelector('h1') ?? article);
}

function focusQuietly(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
