import type { AppNode, AppTree } from '#engine';

/** The extension that all pages are attached to. */
export const pagesId = 'app/routes';

/** Returns the id of the first failed extension between the pages and the root, or `undefined` if the pages can be shown. */
export function findMissing({ tree, element }: { tree: AppTree; element: unknown }): string | undefined {
  for (let node = tree.nodes.get(pagesId); node; node = node.edges.attachedTo?.node) {
    if (node.absence === 'failed') return node.spec.id;
  }
  if (element !== undefined) return undefined;
  const failed = [...tree.nodes.values()].find(({ absence }) => absence === 'failed');
  return failed?.spec.id ?? tree.root.spec.id;
}

/** Whether the pages are attached below a node. */
export function containsPages(node: AppNode): boolean {
  return (
    node.spec.id === pagesId ||
    [...node.edges.attachments.values()].some((attached) => attached.some(containsPages))
  );
}
