import { type ReactElement, useMemo } from 'react';
import { Navigate, type RouteObject, useLocation, useParams, useRoutes } from 'react-router-dom';
import { NotFoundErrorPage } from '#sdk';
import { dropEndlessRedirects, type Redirect, redirectPattern, resolveRedirectTarget } from './redirects';

/** A page and its path. */
export interface MountedPage {
  path: string;
  element: ReactElement;
}

/** Props of {@link AppRoutes}. */
export interface AppRoutesProps {
  pages: readonly MountedPage[];
  redirects: readonly Redirect[];
}

/** Renders the page at the current path and follows redirects. Without a page or a redirect at `/`, the first page is shown there. */
export function AppRoutes({ pages, redirects }: AppRoutesProps) {
  const routes = useMemo<RouteObject[]>(
    () => [
      ...dropEndlessRedirects(redirects).map(({ from, to }) => ({
        path: redirectPattern(from),
        element: <RedirectTo to={to} />,
      })),
      ...pages.map(({ path, element }) => ({ path: pagePattern(path), element })),
      ...leadToFirstPage(pages),
      { path: '*', element: <NotFoundErrorPage /> },
    ],
    [pages, redirects],
  );
  return useRoutes(routes);
}

/** A page matches all paths below its own. A page at the root would match everything, so it matches exactly. */
function pagePattern(path: string): string {
  return path === '/' ? path : `${path.replace(/\/+$/, '')}/*`;
}

/** Redirects the root to the first page that has no parameters in its path. A page or a redirect at the root takes precedence. */
function leadToFirstPage(pages: readonly MountedPage[]): RouteObject[] {
  const first = pages.find(({ path }) => !path.includes(':'));
  return first && first.path !== '/' ? [{ path: '/', element: <RedirectTo to={first.path} /> }] : [];
}

function RedirectTo({ to }: { to: string }) {
  const params = useParams();
  const { search, hash } = useLocation();
  return <Navigate to={resolveRedirectTarget(to, { params, search, hash })} replace />;
}
