import type { ExtensionDataRef, ExtensionDataValue } from '../refs/extensionDataRef';
import type { AppNodeInstance } from '../definitions/appTree';

/** The outputs of one extension. A list, because searching a few items is faster than creating a map. */
export class NodeInstance implements AppNodeInstance {
  readonly #values: readonly ExtensionDataValue[];
  readonly #refs: readonly ExtensionDataRef[];
  /** Whether the values that the factory read are unchanged. `undefined` if creating the instance reported a problem. */
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

  /** Returns the refs that have a value. */
  getDataRefs(): Iterable<ExtensionDataRef> {
    return this.#refs.filter((ref) => this.#values.some((value) => value.id === ref.id));
  }

  /** Returns the value of a ref, or `undefined` if the extension did not return it. */
  getData<T>(ref: ExtensionDataRef<T>): T | undefined {
    for (const value of this.#values) {
      // Refs with the same id have the same type.
      if (value.id === ref.id) return value.value as T;
    }
    return undefined;
  }

  /** Whether there is a value for an id. */
  has(id: string): boolean {
    return this.#values.some((value) => value.id === id);
  }
}
