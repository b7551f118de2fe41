import type { ReactElement } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { joinPaths } from '#engine';
import { NotFoundErrorPage } from '../components/NotFoundErrorPage';
import type { IconElement } from '../data/icons';
import { useMountPath } from '../routing/useMountPath';
import { PageFrame, type PageFrameProps } from './PageFrame';

/** A sub-page, as its parent receives it. */
export interface SubPage {
  path: string;
  element: ReactElement;
  title?: string;
  icon?: IconElement;
}

/** Shows the sub-pages of a page as tabs, each with its own path. The path of the page redirects to the first tab. */
export function SubPages({ pages, ...frame }: PageFrameProps & { pages: SubPage[] }) {
  const mountPath = useMountPath();
  const tabs = pages.map(({ path, title, icon }) => ({
    id: path,
    label: title ?? path,
    icon,
    href: joinPaths(mountPath, path),
  }));
  return (
    <PageFrame {...frame} tabs={tabs}>
      <Routes>
        {tabs[0] && <Route index element={<Redirect to={tabs[0].href} />} />}
        {pages.map(({ path, element }) => (
          <Route key={path} path={`${path}/*`} element={element} />
        ))}
        <Route path="*" element={<NotFoundErrorPage />} />
      </Routes>
    </PageFrame>
  );
}

function Redirect({ to }: { to: string }) {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: to, search, hash }} replace />;
}
