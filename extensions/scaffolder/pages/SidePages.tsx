import { Navigate, useLocation } from 'react-router-dom';
import { joinPaths, useMountPath, useRouteRef } from '#sdk';
import { RepositoryRoutes } from '../repositories/RepositoryRoutes';
import { editRouteRef } from '../routes';

/** The pages below the page that are not tabs: repositories, and the pages of the editor, which are redirected to its tab. */
export function SidePages({ path }: { path: string }) {
  return path === 'repositories' ? <RepositoryRoutes /> : <ToEditor path={path} />;
}

function ToEditor({ path }: { path: string }) {
  const { search, hash } = useLocation();
  const root = useMountPath();
  const edit = useRouteRef(editRouteRef)?.() ?? root;
  return <Navigate to={{ pathname: joinPaths(edit, path), search, hash }} replace />;
}
