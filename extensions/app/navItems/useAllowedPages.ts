import { useCallback, useMemo } from 'react';
import { type AppNode, type AppTree, coreExtensionData, useIsAllowed } from '#sdk';

/** Returns a function that checks whether the user has the permission that a page requires. */
export function useAllowedPages(tree: AppTree): (page: AppNode) => boolean {
  const permissions = useMemo(
    () => (tree.nodes.get('app/routes')?.edges.attachments.get('routes') ?? []).map(readPermission),
    [tree],
  );
  const isAllowed = useIsAllowed(permissions);
  return useCallback((page) => isAllowed(readPermission(page)), [isAllowed]);
}

function readPermission({ instance }: AppNode) {
  return instance?.getData(coreExtensionData.permission);
}
