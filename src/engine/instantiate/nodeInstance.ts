import type { ExtensionDataRef, ExtensionDataValue } from '../refs/extensionDataRef';
import type { AppNodeInstance } from '../tree/appTree';

/** The outputs of one extension. There are a handful at most, so a list is searched faster than a map is made. */
export class NodeInstance implements AppNodeInstance {
  readonly #values: readonly ExtensionDataValue[];
  readonly #refs: readonly ExtensionDataRef[];
  /** Whether what the factory read is as it was. Absent when creating the instance gave cause for a report. */
  readonly isCurrent: (() => boolean) | undefined;

  constructor(
    values: readonly ExtensionDataValue[],
    declared: readonly ExtensionDataRef[],
    isCurrent?: () => boolean,
  ) {
    this.#values = values;
    this.#refs = declared;
    this.isCurrent = isCurrent;
  }

  /** The refs of the values that are there. */
  getDataRefs(): Iterable<ExtensionDataRef> {
    return this.#refs.filter((ref) => this.#values.some((value) => value.id === ref.id));
  }

  /** The value of a ref, or `undefined` when the extension did not give it. */
  getData<T>(ref: ExtensionDataRef<T>): T | undefined {
    for (const value of this.#values) {
      // The id is the contract: two refs of one id carry the same type.
      if (value.id === ref.id) return value.value as T;
    }
    return undefined;
  }

  /** Whether there is a value of that id. */
  has(id: string): boolean {
    return this.#values.some((value) => value.id === id);
  }
}
