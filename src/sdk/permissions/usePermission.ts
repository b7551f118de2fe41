import { useEffect, useState } from 'react';
import { useApiHolder } from '../apis/apiContext';
import { type AuthorizePermissionRequest, permissionApiRef } from '../apis/permissionApi';

/** What is known of a permission: nothing is allowed while it is being asked for, nor when asking failed. */
export interface AsyncPermissionResult {
  loading: boolean;
  allowed: boolean;
  error?: Error;
}

const waiting: AsyncPermissionResult = { loading: true, allowed: false };

/**
 * Asks whether the user may do something. A resource permission without its resource is denied without asking, because no
 * backend can answer it. Without a permission API everything is allowed, as when permissions are off.
 */
export function usePermission({
  permission,
  resourceRef,
}: AuthorizePermissionRequest): AsyncPermissionResult {
  const api = useApiHolder().get(permissionApiRef);
  const isAnswerable = permission.type !== 'resource' || Boolean(resourceRef);
  // As text, since a permission may be written where it is asked for, and be another object each time.
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
