import type { ReactNode } from 'react';
import type { AuthorizePermissionRequest } from '../apis/permissionApi';
import { NotFoundErrorPage } from '../components/NotFoundErrorPage';
import { Progress } from '../components/Progress';
import { useSdkText } from '../i18n/sdkText';
import { usePermission } from './usePermission';

/** What {@link RequirePermission} takes: a question, and what stands behind the gate. */
export interface RequirePermissionProps extends AuthorizePermissionRequest {
  /** Stands there for those who lack the permission; the page that says that nothing is at this address unless given. */
  errorPage?: ReactNode;
  children: ReactNode;
}

/**
 * A gate: draws its children only for those who hold a permission. While it is being asked for nothing of them is drawn; when
 * asking fails, the nearest error boundary tells so.
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
