import type { AppNode, AppNodeAbsence, AppNodeInstance, AppNodeSpec } from '../definitions/appTree';

// Most nodes are leaves, so they share one empty map until something is attached to them.
const nothing: ReadonlyMap<string, TreeNode[]> = new Map();

/** A node while the tree is built. Code outside the engine's stages sees it as a read-only AppNode. */
export class TreeNode implements AppNode {
  #attachments: Map<string, TreeNode[]> | undefined;
  spec: AppNodeSpec;
  edges: {
    attachedTo: { readonly node: TreeNode; readonly input: string } | undefined;
    attachments: ReadonlyMap<string, TreeNode[]>;
  };
  // Always set, even if undefined, so that all nodes have the same hidden class and access stays fast.
  instance: AppNodeInstance | undefined = undefined;
  absence: AppNodeAbsence | undefined = undefined;
  lineage: { current: TreeNode };
  /** The node of the running app whose instance is reused, and which replaces this one. */
  former: TreeNode | undefined = undefined;

  constructor(spec: AppNodeSpec) {
    this.spec = spec;
    this.lineage = { current: this };
    this.edges = { attachedTo: undefined, attachments: nothing };
  }

  /** Attaches this node to an input of another node, after the existing attachments. */
  attach(node: TreeNode, input: string): void {
    this.edges.attachedTo = { node, input };
    const siblings = node.edges.attachments.get(input);
    if (siblings) siblings.push(this);
    else node.#open(input, [this]);
  }

  /** Detaches this node from its parent. */
  detach(): void {
    const { attachedTo } = this.edges;
    if (!attachedTo) return;
    const siblings = attachedTo.node.edges.attachments.get(attachedTo.input) ?? [];
    siblings.splice(siblings.indexOf(this), 1);
    this.edges.attachedTo = undefined;
  }

  #open(input: string, attached: TreeNode[]): void {
    this.#attachments ??= new Map();
    this.#attachments.set(input, attached);
    this.edges.attachments = this.#attachments;
  }

  toString(): string {
    return `AppNode{${this.spec.id}}`;
  }
}

/** The mutable tree, as the engine's stages see it. */
export interface GrowingTree {
  root: TreeNode;
  nodes: Map<string, TreeNode>;
  orphans: Set<TreeNode>;
}
