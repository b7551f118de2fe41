import { useCallback, useEffect, useState } from 'react';
import { useApiHolder } from '../apis/apiContext';
import { configApiRef } from '../apis/configApi';
import { type Permission, type PermissionApi, permissionApiRef } from '../apis/permissionApi';

/** The last answers, so that what was allowed does not disappear and appear again when it is rendered again. */
const lastAnswers = new WeakMap<PermissionApi, Record<string, boolean>>();

/**
 * Checks several permissions, and returns a function that looks up the result of one. Until a permission is
 * checked, its last result counts. Without one, it counts as denied, or as granted if permissions are disabled, so that nothing
 * appears late. It counts as denied if the check fails.
 */
export function useIsAllowed(
  permissions: ReadonlyArray<Permission | undefined>,
): (permission: Permission | undefined) => boolean {
  const apis = useApiHolder();
  const api = apis.get(permissionApiRef);
  const isEnabled = apis.get(configApiRef)?.getOptionalBoolean('permission.enabled') ?? false;
  const questions = JSON.stringify(permissions.filter(Boolean));
  const [results, setResults] = useState<Readonly<Record<string, boolean>>>(
    () => (api && lastAnswers.get(api)) ?? {},
  );

  useEffect(() => {
    let current = true;
    for (const permission of JSON.parse(questions) as Permission[]) {
      const settle = (isAllowed: boolean) => {
        if (api) lastAnswers.set(api, { ...lastAnswers.get(api), [permission.name]: isAllowed });
        if (current) setResults((known) => ({ ...known, [permission.name]: isAllowed }));
      };
      api?.authorize({ permission }).then(
        ({ result }) => settle(result === 'ALLOW'),
        () => settle(false),
      );
    }
    return () => {
      current = false;
    };
  }, [api, questions]);

  return useCallback(
    (permission) => !permission || !api || (results[permission.name] ?? !isEnabled),
    [api, results, isEnabled],
  );
}
