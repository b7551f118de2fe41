import type { ReactNode } from 'react';
import type { AuthorizePermissionRequest } from '../apis/permissionApi';
import { NotFoundErrorPage } from '../components/NotFoundErrorPage';
import { Progress } from '../components/Progress';
import { useSdkText } from '../i18n/sdkText';
import { usePermission } from './usePermission';

/** Props of {@link RequirePermission}: a permission check and the protected content. */
export interface RequirePermissionProps extends AuthorizePermissionRequest {
  /** Shown if the user does not have the permission. The not-found page by default. */
  errorPage?: ReactNode;
  children: ReactNode;
}

/**
 * Renders its children only if the user has a permission. Shows progress during the check. If the check fails, the error goes to
 * the nearest error boundary.
 */
export function RequirePermission({ permission, resourceRef, errorPage, children }: RequirePermissionProps) {
  const { loading, allowed, error } = usePermission({ permission, resourceRef });
  if (loading) return <Progress />;
  if (error) throw error;
  if (allowed) return children;
  return errorPage === undefined ? <DeniedPage name={permission.name} /> : errorPage;
}

function DeniedPage({ name }: { name: string }) {
  const t = useSdkText();
  return (
    <NotFoundErrorPage>
      <p>{t('permissionNeeded', { name })}</p>
    </NotFoundErrorPage>
  );
}
