import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRouteRef } from '#sdk';
import type { PageAddress } from '../reader/transform/resolveLink';
import { resolveRefresh } from '../reader/transform/resolveRefresh';
import { docsRouteRef } from '../routes';

/** In ms. */
const redirectDelay = 3000;
const noticeDuration = 3000;

/** A page with a `meta` refresh. */
export interface RefreshingPage {
  /** The content of the `meta` element, such as `0; url=../new/`. */
  content: string;
  address: PageAddress;
  /** The address of the page in the browser. */
  href: string;
}

/** Returns the path in the portal to which a page redirects. */
export function useRefreshTarget(page: RefreshingPage | undefined): string | undefined {
  const docsPath = useRouteRef(docsRouteRef)?.({ namespace: '-', kind: '-', name: '-' }).replace(
    '/-/-/-',
    '',
  );
  return page && resolveRefresh(page.content, page.address, docsPath, page.href);
}

/** The redirect of a page that is no longer maintained. */
export interface Redirect {
  /** Whether the notice is shown. */
  isShown: boolean;
  now: () => void;
}

/**
 * Redirects after three seconds, unless the user leaves the page before.
 *
 * @param to the path in the portal
 */
export function useRedirect(to: string | undefined): Redirect {
  const navigate = useNavigate();
  const [notice, setNotice] = useState({ to, isHidden: false });
  // It is shown again on the next visit of the page.
  if (notice.to !== to) setNotice({ to, isHidden: false });
  useEffect(() => {
    if (to === undefined) return undefined;
    const redirecting = setTimeout(() => void navigate(to, { replace: true }), redirectDelay);
    const hiding = setTimeout(() => setNotice({ to, isHidden: true }), noticeDuration);
    return () => {
      clearTimeout(redirecting);
      clearTimeout(hiding);
    };
  }, [to, navigate]);
  return {
    isShown: to !== undefined && !notice.isHidden,
    now: () => {
      if (to !== undefined) void navigate(to, { replace: true });
    },
  };
}
