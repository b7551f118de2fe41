import type { ReactElement } from 'react';
import type { Permission } from '../data/permission';

/** Returns a loader that shows the not-found page to users without the permission. */
export function loadGuarded(
  load: () => Promise<ReactElement>,
  permission: Permission | undefined,
): () => Promise<ReactElement> {
  if (!permission) return load;
  return async () => {
    const [content, { RequirePermission }] = await Promise.all([
      load(),
      import('../permissions/RequirePermission'),
    ]);
    return <RequirePermission permission={permission}>{content}</RequirePermission>;
  };
}
