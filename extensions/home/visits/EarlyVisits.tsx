import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { earlyPages } from './earlyPages';

/** Remembers pages until the listener is loaded, which then saves them. */
export function EarlyVisits() {
  const { pathname } = useLocation();
  // Before the next page changes the title.
  useLayoutEffect(() => () => void earlyPages.push({ pathname, title: document.title }), [pathname]);
  return null;
}
