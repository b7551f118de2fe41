import type { ConfigPath } from '#diagnostics';
import type { FilterPredicate } from '#model';

import type { Extension, ExtensionAttachTo } from '../definitions/extension';
import type { FrontendPlugin } from '../plugins/frontendPlugin';
import type { ExtensionDataRef } from '../refs/extensionDataRef';

/** Where in the configuration each setting of a spec came from; a setting without a path is the definition's own. */
export interface AppNodeSpecOrigin {
  /** The entry of `app.extensions` that was applied last. */
  entry?: ConfigPath;
  attachTo?: ConfigPath;
  disabled?: ConfigPath;
  config?: ConfigPath;
}

/** An extension definition with the settings of the configuration applied. */
export interface AppNodeSpec {
  readonly id: string;
  readonly attachTo: ExtensionAttachTo;
  /** More attachment points of an old extension that names several; each gets a clone of the node. */
  readonly furtherAttachTo?: readonly ExtensionAttachTo[];
  readonly extension: Extension;
  readonly disabled: boolean;
  /** The conditions of the extension and of its plugin, joined. */
  readonly if?: FilterPredicate;
  /** The configuration as it was written, before the schema of the extension has seen it. */
  readonly config?: unknown;
  readonly plugin: FrontendPlugin;
  readonly origin: AppNodeSpecOrigin;
}

/** How a node hangs in the tree. */
export interface AppNodeEdges {
  readonly attachedTo?: { readonly node: AppNode; readonly input: string };
  /** Attached nodes by the name of the input, each list in the one order that decides everything. */
  readonly attachments: ReadonlyMap<string, readonly AppNode[]>;
}

/** What the factory of an extension gave. */
export interface AppNodeInstance {
  getDataRefs(): Iterable<ExtensionDataRef>;
  getData<T>(ref: ExtensionDataRef<T>): T | undefined;
}

/**
 * Why a node has no instance: its settings disable it, its condition does not hold, or creating it failed. A node below
 * an absent one has no instance either, and no reason of its own.
 */
export type AppNodeAbsence = 'disabled' | 'condition' | 'failed';

/** What the nodes that hold one place have in common when the configuration changes while the app runs. */
export interface AppNodeLineage {
  /** The node that holds the place in the app that is shown. */
  readonly current: AppNode;
}

/** A place in the tree: what is to stand there, how it hangs together, and what came out of it. */
export interface AppNode {
  readonly spec: AppNodeSpec;
  readonly edges: AppNodeEdges;
  readonly instance?: AppNodeInstance;
  readonly absence?: AppNodeAbsence;
  /** The same for this node and the one that takes its place; absent from nodes that stand in no tree. */
  readonly lineage?: AppNodeLineage;
}

/** The whole tree of extensions. */
export interface AppTree {
  readonly root: AppNode;
  /** Nodes by extension id. An extension with several attachment points has its first node here. */
  readonly nodes: ReadonlyMap<string, AppNode>;
  /** Nodes whose parent is not installed, and one of each circle of attachments. */
  readonly orphans: Iterable<AppNode>;
}
