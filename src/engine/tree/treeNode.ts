import type { AppNode, AppNodeAbsence, AppNodeInstance, AppNodeSpec } from './appTree';

// Most nodes are leaves, so they share one empty map until something is attached to them.
const nothing: ReadonlyMap<string, TreeNode[]> = new Map();

/** A node while the tree grows. Everyone outside the engine's stages sees it read-only, as an AppNode. */
export class TreeNode implements AppNode {
  #attachments: Map<string, TreeNode[]> | undefined;
  spec: AppNodeSpec;
  edges: {
    attachedTo: { readonly node: TreeNode; readonly input: string } | undefined;
    attachments: ReadonlyMap<string, TreeNode[]>;
  };
  // Present from the start, also while undefined, so that all nodes keep one shape and stay fast.
  instance: AppNodeInstance | undefined = undefined;
  absence: AppNodeAbsence | undefined = undefined;
  lineage: { current: TreeNode };
  /** The node of the running app whose instance is kept, and which is to stay in this one's place. */
  former: TreeNode | undefined = undefined;

  constructor(spec: AppNodeSpec) {
    this.spec = spec;
    this.lineage = { current: this };
    this.edges = { attachedTo: undefined, attachments: nothing };
  }

  /** Hangs this node on an input of another one, after what hangs there. */
  attach(node: TreeNode, input: string): void {
    this.edges.attachedTo = { node, input };
    const siblings = node.edges.attachments.get(input);
    if (siblings) siblings.push(this);
    else node.#open(input, [this]);
  }

  /** Takes this node off its parent. */
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

/** The tree as the engine's own stages see it. */
export interface GrowingTree {
  root: TreeNode;
  nodes: Map<string, TreeNode>;
  orphans: Set<TreeNode>;
}
