import type { ExtensionDataRef, ExtensionDataValue } from '../refs/extensionDataRef';

/** The outputs of an extension: read one by its ref, or go over those that are always there to pass them on. */
export type ExtensionDataContainer<UExtensionData extends ExtensionDataRef> = Iterable<
  UExtensionData extends ExtensionDataRef<infer TData, infer TId, infer TConfig>
    ? TConfig extends { optional: true }
      ? never
      : ExtensionDataValue<TData, TId>
    : never
> & {
  get<TId extends UExtensionData['id']>(
    ref: ExtensionDataRef<unknown, TId>,
  ): UExtensionData extends ExtensionDataRef<infer TData, TId, infer TConfig>
    ? TConfig extends { optional: true }
      ? TData | undefined
      : TData
    : never;
};

/** The container where the types of its data are not known. */
export interface UntypedDataContainer extends Iterable<ExtensionDataValue> {
  get(ref: { id: string }): unknown;
}

/**
 * Holds what a factory gave and checks it against what it declares. For the code of plugins, which expects an exception:
 * an undeclared, doubled or missing value throws.
 */
export function createDataContainer(
  values: Iterable<ExtensionDataValue>,
  declared: readonly ExtensionDataRef[],
  owner: string,
): UntypedDataContainer {
  const byId = new Map<string, ExtensionDataValue>();
  for (const value of values) {
    if (byId.has(value.id)) throw new Error(`${owner} gives the data '${value.id}' twice.`);
    if (!declared.some((ref) => ref.id === value.id)) {
      throw new Error(`${owner} gives the data '${value.id}', which it does not declare.`);
    }
    byId.set(value.id, value);
  }
  for (const ref of declared) {
    if (!ref.config.optional && !byId.has(ref.id))
      throw new Error(`${owner} does not give the required data '${ref.id}'.`);
  }
  return {
    get: (ref) => byId.get(ref.id)?.value,
    [Symbol.iterator]: () => byId.values(),
  };
}
