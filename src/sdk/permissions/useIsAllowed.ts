import { useCallback, useEffect, useState } from 'react';
import { useApiHolder } from '../apis/apiContext';
import { configApiRef } from '../apis/configApi';
import { type Permission, permissionApiRef } from '../apis/permissionApi';

/** Where the last answers are. Session storage is cleared when the user signs out, and for another user. */
const KEY = 'permissions';

function readAnswers(): Readonly<Record<string, boolean>> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '') as Record<string, boolean>;
  } catch {
    return {};
  }
}

function keepAnswer(name: string, isAllowed: boolean): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...readAnswers(), [name]: isAllowed }));
  } catch {
    // Without storage, what is allowed appears when it is checked.
  }
}

/**
 * Checks several permissions, and returns a function that looks up the result of one. Until a permission is
 * checked, its last result in this session counts, also after a reload. Without one, it counts as denied, or as granted if permissions
 * are disabled, so that nothing appears late. It counts as denied if the check fails.
 */
export function useIsAllowed(
  permissions: ReadonlyArray<Permission | undefined>,
): (permission: Permission | undefined) => boolean {
  const apis = useApiHolder();
  const api = apis.get(permissionApiRef);
  const isEnabled = apis.get(configApiRef)?.getOptionalBoolean('permission.enabled') ?? false;
  const questions = JSON.stringify(permissions.filter(Boolean));
  const [results, setResults] = useState(() => (isEnabled ? readAnswers() : {}));

  useEffect(() => {
    let current = true;
    for (const permission of JSON.parse(questions) as Permission[]) {
      const settle = (isAllowed: boolean) => {
        if (current) setResults((known) => ({ ...known, [permission.name]: isAllowed }));
      };
      api?.authorize({ permission }).then(
        ({ result }) => {
          const isAllowed = result === 'ALLOW';
          if (isEnabled) keepAnswer(permission.name, isAllowed);
          settle(isAllowed);
        },
        () => settle(false),
      );
    }
    return () => {
      current = false;
    };
  }, [api, isEnabled, questions]);

  return useCallback(
    (permission) => !permission || !api || (results[permission.name] ?? !isEnabled),
    [api, results, isEnabled],
  );
}
