import type { ReactElement } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { NotFoundErrorPage } from '../components/NotFoundErrorPage';
import type { IconElement } from '../data/icons';
import { joinPaths } from '../routing/joinPaths';
import { useMountPath } from '../routing/useMountPath';
import { PageFrame, type PageFrameProps } from './PageFrame';

/** A sub-page as its parent sees it. */
export interface SubPage {
  path: string;
  element: ReactElement;
  title?: string;
  icon?: IconElement;
}

/** Shows the sub-pages of a page as tabs, each at its own path; the page's own path leads on to the first. */
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
        {tabs[0] && <Route index element={<LeadOn to={tabs[0].href} />} />}
        {pages.map(({ path, element }) => (
          <Route key={path} path={`${path}/*`} element={element} />
        ))}
        <Route path="*" element={<NotFoundErrorPage />} />
      </Routes>
    </PageFrame>
  );
}

function LeadOn({ to }: { to: string }) {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: to, search, hash }} replace />;
}
