import type { UntypedDataContainer } from '../definitions/dataContainer';
import type { ExtensionDataRef, ExtensionDataValue } from '../refs/extensionDataRef';
import type { AppNodeInstance } from '../tree/appTree';
import type { TreeNode } from '../tree/treeNode';

/** One attachment as the factory of its parent sees it: its node, and of its data what the input asks for. */
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
