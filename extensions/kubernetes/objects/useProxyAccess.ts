import { usePermission } from '#sdk';
import { kubernetesProxyPermission } from '../protocol';

/** Returns whether the user may send requests to clusters. Undefined during the check. If the check fails, the backend decides. */
export function useProxyAccess(): boolean | undefined {
  const { loading, allowed, error } = usePermission({ permission: kubernetesProxyPermission });
  return loading ? undefined : allowed || error !== undefined;
}
