import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { earlyPages } from './earlyPages';

/** Remembers pages until the listener is loaded, which then saves them. */
export function EarlyVisits() {
  const location = useLocation();
  const type = useNavigationType();
  // Before the next page changes the title.
  useLayoutEffect(() => {
    const { pathname } = location;
    // The page before redirected to this one, or is the same with other parameters.
    if (type === NavigationType.Replace || earlyPages.at(-1)?.pathname === pathname) earlyPages.pop();
    return () => void earlyPages.push({ pathname, title: document.title });
  }, [location, type]);
  return null;
}
