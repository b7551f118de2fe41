import { stringifyEntityRef } from '#model';
import { type AppNode, type AppTree, resolvePageOfPath } from '#sdk';

/** Returns the ref of the entity whose page is at a path. */
export function findEntityOnScreen(tree: AppTree, pathname: string): string | undefined {
  const page = resolvePageOfPath(tree, pathname);
  const { kind, namespace, name } = page?.params ?? {};
  if (kind === undefined || name === undefined) return undefined;
  // A tab with its own route is the innermost page, and is attached to the page of the entity.
  let node: AppNode | undefined = tree.nodes.get(page?.context.extensionId ?? '');
  while (node && node.spec.id !== 'page:catalog/entity') node = node.edges.attachedTo?.node;
  return node && stringifyEntityRef({ kind, name, ...(namespace !== undefined && { namespace }) });
}
