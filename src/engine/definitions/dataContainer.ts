import type { ExtensionDataRef, ExtensionDataValue } from '../refs/extensionDataRef';

/** The outputs of an extension. Read one by its ref, or iterate over the required ones to return them. */
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

/** A data container without types. */
export interface UntypedDataContainer extends Iterable<ExtensionDataValue> {
  get(ref: { id: string }): unknown;
}

/**
 * Holds the outputs of a factory. Throws if a value is undeclared, duplicated or missing, because it is used in the code of
 * plugins.
 */
export function createDataContainer(
  values: Iterable<ExtensionDataValue>,
  declared: readonly ExtensionDataRef[],
  owner: string,
): UntypedDataContainer {
  const byId = new Map<string, ExtensionDataValue>();
  for (const value of values) {
    if (byId.has(value.id)) throw new Error(`${owner} returned the data '${value.id}' twice.`);
    if (!declared.some((ref) => ref.id === value.id)) {
      throw new Error(`${owner} returned the undeclared data '${value.id}'.`);
    }
    byId.set(value.id, value);
  }
  for (const ref of declared) {
    if (!ref.config.optional && !byId.has(ref.id))
      throw new Error(`${owner} did not return the required data '${ref.id}'.`);
  }
  return {
    get: (ref) => byId.get(ref.id)?.value,
    [Symbol.iterator]: () => byId.values(),
  };
}
