import type { AppNode, AppTree } from '#engine';

/** What all pages hang on. */
export const pagesId = 'app/routes';

/**
 * A portal stands when its pages can be reached: what they hang on, up to the root, must not have failed. Gives the id of
 * the first of these that did.
 */
export function findMissing({ tree, element }: { tree: AppTree; element: unknown }): string | undefined {
  for (let node = tree.nodes.get(pagesId); node; node = node.edges.attachedTo?.node) {
    if (node.absence === 'failed') return node.spec.id;
  }
  if (element !== undefined) return undefined;
  const failed = [...tree.nodes.values()].find(({ absence }) => absence === 'failed');
  return failed?.spec.id ?? tree.root.spec.id;
}

/** Whether the pages hang on a node. */
export function carriesPages(node: AppNode): boolean {
  return (
    node.spec.id === pagesId ||
    [...node.edges.attachments.values()].some((attached) => attached.some(carriesPages))
  );
}
