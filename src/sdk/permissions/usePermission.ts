import { useEffect, useState } from 'react';
import { useApiHolder } from '../apis/apiContext';
import { type AuthorizePermissionRequest, permissionApiRef } from '../apis/permissionApi';

/** The result of a permission check. `allowed` is false while the check is running and if it failed. */
export interface AsyncPermissionResult {
  loading: boolean;
  allowed: boolean;
  error?: Error;
}

const waiting: AsyncPermissionResult = { loading: true, allowed: false };

/**
 * Checks whether the user has a permission. A resource permission without a resource is denied without a request, because it
 * cannot be decided. Without a permission API, everything is allowed, as if permissions were disabled.
 */
export function usePermission({
  permission,
  resourceRef,
}: AuthorizePermissionRequest): AsyncPermissionResult {
  const api = useApiHolder().get(permissionApiRef);
  const isAnswerable = permission.type !== 'resource' || Boolean(resourceRef);
  // Compares requests as JSON, because callers can create a new object on each render.
  const question = JSON.stringify({ permission, resourceRef });
  const [answer, setAnswer] = useState<{ question: string; result: AsyncPermissionResult }>();

  useEffect(() => {
    if (!api || !isAnswerable) return undefined;
    let current = true;
    const settle = (result: AsyncPermissionResult) => {
      if (current) setAnswer({ question, result });
    };
    api.authorize(JSON.parse(question) as AuthorizePermissionRequest).then(
      ({ result }) => settle({ loading: false, allowed: result === 'ALLOW' }),
      (error: Error) => settle({ loading: false, allowed: false, error }),
    );
    return () => {
      current = false;
    };
  }, [api, isAnswerable, question]);

  if (!isAnswerable) return { loading: false, allowed: false };
  if (!api) return { loading: false, allowed: true };
  return answer?.question === question ? answer.result : waiting;
}
