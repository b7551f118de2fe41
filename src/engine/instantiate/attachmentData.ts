import type { UntypedDataContainer } from '../definitions/dataContainer';
import type { ExtensionDataRef, ExtensionDataValue } from '../refs/extensionDataRef';
import type { AppNodeInstance } from '../definitions/appTree';
import type { TreeNode } from '../tree/treeNode';

/** One attachment as the parent's factory sees it: the node, and the data that the input declares. */
export class AttachmentData implements UntypedDataContainer {
  readonly node: TreeNode;
  readonly #instance: AppNodeInstance;
  readonly #declared: readonly ExtensionDataRef[];

  constructor(node: TreeNode, instance: AppNodeInstance, declared: readonly ExtensionDataRef[]) {
    this.node = node;
    this.#instance = instance;
    this.#declared = declared;
  }

  get(ref: { id: string }): unknown {
    const declared = this.#declared.find(({ id }) => id === ref.id);
    return declared && this.#instance.getData(declared);
  }

  *[Symbol.iterator](): Iterator<ExtensionDataValue> {
    for (const ref of this.#declared) {
      const value = this.#instance.getData(ref);
      if (value !== undefined) yield { $$type: '@trellis/ExtensionDataValue', id: ref.id, value };
    }
  }
}
