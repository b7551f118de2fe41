import type { TreeNode } from '../tree/treeNode';

/** What hangs here is created only when it is known who the user is. */
const boundary = { id: 'app/root', input: 'children' };
const elementsInput = 'elements';
const apisInput = 'apis';
export const signInInput = 'signInPage';

/** Which part of the tree is created when. */
export interface StartRegions {
  /** The node that shows the sign-in page and, after it, the app. Without one there is no sign-in. */
  readonly appRoot: TreeNode | undefined;
  /** The nodes that provide APIs. */
  readonly apiRoots: readonly TreeNode[];
  /** Roots of what waits because a condition stands in it: APIs and elements of the app's root. */
  readonly deferredRoots: ReadonlySet<TreeNode>;
  /** Nodes that are needed before sign-in, and whose condition can therefore not be evaluated. */
  readonly unconditional: ReadonlySet<TreeNode>;
  /** Nodes whose attachments differ between the phases, so that they are created in both. */
  readonly twice: ReadonlySet<TreeNode>;
  /** Whether an attachment is left out of the first phase. */
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
  // Without the app's root nothing can be shown before sign-in, so the whole app waits.
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

/** Goes over the nodes that are not disabled, from the top down; `see` says which attachments to go on with. */
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
