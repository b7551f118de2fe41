import { type ReactElement, useMemo } from 'react';
import { Navigate, type RouteObject, useLocation, useParams, useRoutes } from 'react-router-dom';
import { NotFoundErrorPage } from '#sdk';
import { dropEndlessRedirects, type Redirect, redirectPattern, resolveRedirectTarget } from './redirects';

/** A page and where it is mounted. */
export interface MountedPage {
  path: string;
  element: ReactElement;
}

/** Props of {@link AppRoutes}. */
export interface AppRoutesProps {
  pages: readonly MountedPage[];
  redirects: readonly Redirect[];
}

/** Shows the page of the current address; a former address leads on to its new one. */
export function AppRoutes({ pages, redirects }: AppRoutesProps) {
  const routes = useMemo<RouteObject[]>(
    () => [
      ...dropEndlessRedirects(redirects).map(({ from, to }) => ({
        path: redirectPattern(from),
        element: <LeadOn to={to} />,
      })),
      ...pages.map(({ path, element }) => ({ path: pagePattern(path), element })),
      { path: '*', element: <NotFoundErrorPage /> },
    ],
    [pages, redirects],
  );
  return useRoutes(routes);
}

/** A page takes everything below its path, except the one at the root, which would take all. */
function pagePattern(path: string): string {
  return path === '/' ? path : `${path.replace(/\/+$/, '')}/*`;
}

function LeadOn({ to }: { to: string }) {
  const params = useParams();
  const { search, hash } = useLocation();
  return <Navigate to={resolveRedirectTarget(to, { params, search, hash })} replace />;
}
