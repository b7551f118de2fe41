import { useCallback } from 'react';
import { appTreeApiRef, coreExtensionData, resolvePageOfPath, useOptionalApi, useTitles } from '#sdk';
import { pathOfView } from '../url/viewUrl';

/** Returns a function that returns the title of the page that a view leads to, or `undefined` if the portal no longer has it. */
export function usePageTitle(): (url: string) => string | undefined {
  const tree = useOptionalApi(appTreeApiRef)?.getTree().tree;
  const translateTitle = useTitles();
  return useCallback(
    (url) => {
      const id = tree && resolvePageOfPath(tree, pathOfView(url))?.context.extensionId;
      const node = id === undefined ? undefined : tree?.nodes.get(id);
      if (!node) return undefined;
      const { plugin } = node.spec;
      return translateTitle(
        node.instance?.getData(coreExtensionData.title) ?? plugin.title ?? plugin.pluginId,
      );
    },
    [tree, translateTitle],
  );
}
