import type { TreeNode } from '../tree/treeNode';

/** Attachments of this input are created only when the user is known. */
const boundary = { id: 'app/root', input: 'children' };
const elementsInput = 'elements';
const apisInput = 'apis';
export const signInInput = 'signInPage';

/** Which part of the tree is created in which phase. */
export interface StartRegions {
  /** The node that shows the sign-in page or the app. Without it, there is no sign-in. */
  readonly appRoot: TreeNode | undefined;
  /** The nodes that provide APIs. */
  readonly apiRoots: readonly TreeNode[];
  /** APIs and elements of the app's root that are deferred, because a node in their subtree has a condition. */
  readonly deferredRoots: ReadonlySet<TreeNode>;
  /** Nodes that are needed before sign-in, so their condition cannot be evaluated. */
  readonly unconditional: ReadonlySet<TreeNode>;
  /** Nodes whose attachments differ between the phases, so they are created in both. */
  readonly twice: ReadonlySet<TreeNode>;
  /** Whether the first phase skips the attachments of an input. */
  readonly isBeyondBoundary: (node: TreeNode, input: string) => boolean;
}

/** Finds the regions of the start in a tree. */
export function findStartRegions(root: TreeNode, nodes: ReadonlyMap<string, TreeNode>): StartRegions {
  const appRoot = connectedTo(root, nodes.get(boundary.id));
  const apiRoots = root.edges.attachments.get(apisInput) ?? [];
  const elements = appRoot?.edges.attachments.get(elementsInput) ?? [];
  const deferredRoots = new Set([...apiRoots, ...elements].filter(holdsCondition));
  const twice = new Set<TreeNode>();
  for (let node = appRoot; node; node = node.edges.attachedTo?.node) twice.add(node);
  // Without the app's root, nothing can be shown before sign-in, so the whole app is deferred.
  const isBeyondBoundary = (node: TreeNode, input: string) =>
    appRoot ? node === appRoot && input === boundary.input : node === root && input !== apisInput;
  const unconditional = new Set<TreeNode>();
  visit(root, (node) => {
    if (node.spec.if !== undefined) unconditional.add(node);
    return (input, child) => !isBeyondBoundary(node, input) && !deferredRoots.has(child);
  });
  return { appRoot, apiRoots, deferredRoots, unconditional, twice, isBeyondBoundary };
}

function connectedTo(root: TreeNode, start: TreeNode | undefined): TreeNode | undefined {
  for (let node = start; node; node = node.edges.attachedTo?.node) {
    if (node === root) return start;
  }
  return undefined;
}

function holdsCondition(start: TreeNode): boolean {
  let found = false;
  visit(start, (node) => {
    found ||= node.spec.if !== undefined;
    return () => !found;
  });
  return found;
}

/** Visits the enabled nodes top-down. The result of `see` decides which attachments are visited. */
function visit(start: TreeNode, see: (node: TreeNode) => (input: string, child: TreeNode) => boolean): void {
  const waiting = [start];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.spec.disabled) continue;
    const goesOn = see(node);
    for (const [input, children] of node.edges.attachments) {
      for (const child of children) if (goesOn(input, child)) waiting.push(child);
    }
  }
}
