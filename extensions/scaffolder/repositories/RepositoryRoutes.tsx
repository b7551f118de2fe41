import { Route, Routes } from 'react-router-dom';
import { NotFoundErrorPage, useMountPath } from '#sdk';
import { RepositoryPage } from './RepositoryPage';

/** The pages of repositories on this machine. */
export function RepositoryRoutes() {
  const mountPath = useMountPath();
  return (
    <Routes>
      <Route path=":owner/:name" element={<RepositoryPage mountPath={mountPath} isRoot />} />
      <Route path=":owner/:name/files/*" element={<RepositoryPage mountPath={mountPath} />} />
      <Route path="*" element={<NotFoundErrorPage />} />
    </Routes>
  );
}
