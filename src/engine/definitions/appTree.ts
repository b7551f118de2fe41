import type { ConfigPath } from '#diagnostics';
import type { FilterPredicate } from '#model';

import type { Extension, ExtensionAttachTo } from './extension';
import type { FrontendPlugin } from './frontendPlugin';
import type { ExtensionDataRef } from '../refs/extensionDataRef';

/** The configuration path of each setting of a spec. A setting without a path comes from the definition. */
export interface AppNodeSpecOrigin {
  /** The last entry of `app.extensions` that was applied. */
  entry?: ConfigPath;
  attachTo?: ConfigPath;
  disabled?: ConfigPath;
  config?: ConfigPath;
}

/** An extension definition with the settings of the configuration applied. */
export interface AppNodeSpec {
  readonly id: string;
  readonly attachTo: ExtensionAttachTo;
  /** Additional attachment points of an extension of an old format. Each gets a clone of the node. */
  readonly furtherAttachTo?: readonly ExtensionAttachTo[];
  readonly extension: Extension;
  readonly disabled: boolean;
  /** The combined conditions of the extension and its plugin. */
  readonly if?: FilterPredicate;
  /** The config as written in the YAML, before validation. */
  readonly config?: unknown;
  readonly plugin: FrontendPlugin;
  readonly origin: AppNodeSpecOrigin;
}

/** The parent and the children of a node. */
export interface AppNodeEdges {
  readonly attachedTo?: { readonly node: AppNode; readonly input: string };
  /** Attached nodes by input, in the order of the specs. */
  readonly attachments: ReadonlyMap<string, readonly AppNode[]>;
}

/** The outputs of an extension. */
export interface AppNodeInstance {
  getDataRefs(): Iterable<ExtensionDataRef>;
  getData<T>(ref: ExtensionDataRef<T>): T | undefined;
}

/**
 * Why a node has no instance: it is disabled, its condition is not met, or creating it failed. Nodes below it have no instance
 * and no reason.
 */
export type AppNodeAbsence = 'disabled' | 'condition' | 'failed';

/** Shared by the nodes that replace each other when the configuration changes at run time. */
export interface AppNodeLineage {
  /** The node in the app that is currently shown. */
  readonly current: AppNode;
}

/** A place in the tree: its spec, its edges and its instance. */
export interface AppNode {
  readonly spec: AppNodeSpec;
  readonly edges: AppNodeEdges;
  readonly instance?: AppNodeInstance;
  readonly absence?: AppNodeAbsence;
  /** Shared by this node and its replacements. `undefined` for nodes that are not in a tree. */
  readonly lineage?: AppNodeLineage;
}

/** The whole tree of extensions. */
export interface AppTree {
  readonly root: AppNode;
  /** Nodes by extension id. For an extension with several attachment points, the first node. */
  readonly nodes: ReadonlyMap<string, AppNode>;
  /** Nodes whose parent is not installed, and one node of each attachment cycle. */
  readonly orphans: Iterable<AppNode>;
}
