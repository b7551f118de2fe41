/** One value that an extension passes to its parent, with the id of its data ref. */
export interface ExtensionDataValue<TData = unknown, TId extends string = string> {
  readonly $$type: '@trellis/ExtensionDataValue';
  readonly id: TId;
  readonly value: TData;
}

/** Options of a data ref where it is listed. */
export interface ExtensionDataRefConfig {
  optional?: true;
}

/** The typed id of a value that an extension passes to its parent, for example `core.reactElement`. */
export interface ExtensionDataRef<
  TData = unknown,
  TId extends string = string,
  TConfig extends ExtensionDataRefConfig = ExtensionDataRefConfig,
> {
  readonly $$type: '@trellis/ExtensionDataRef';
  readonly id: TId;
  /** For type inference only. Has no value at run time. */
  readonly T: TData;
  readonly config: TConfig;
}

/** A new data ref. Call it to create a value, or call `.optional()` where it is listed. */
export interface ConfigurableExtensionDataRef<
  TData,
  TId extends string,
  TConfig extends ExtensionDataRefConfig = Record<never, never>,
> extends ExtensionDataRef<TData, TId, TConfig> {
  (data: TData): ExtensionDataValue<TData, TId>;
  optional(): ConfigurableExtensionDataRef<TData, TId, TConfig & { optional: true }>;
}

/** The value of a data ref. */
export type ExtensionDataRefToValue<TRef extends ExtensionDataRef> =
  TRef extends ExtensionDataRef<infer TData, infer TId> ? ExtensionDataValue<TData, TId> : never;

/**
 * Creates a data ref: `createExtensionDataRef<string>().with({ id: 'core.title' })`. The id is a contract between the extension
 * that returns the value and the one that reads it. Two refs with the same id are equivalent.
 */
export function createExtensionDataRef<TData>(): {
  with<TId extends string>(options: { id: TId }): ConfigurableExtensionDataRef<TData, TId>;
} {
  return { with: ({ id }) => configureDataRef<TData, typeof id, Record<never, never>>(id, {}) };
}

function configureDataRef<TData, TId extends string, TConfig extends ExtensionDataRefConfig>(
  id: TId,
  config: TConfig,
): ConfigurableExtensionDataRef<TData, TId, TConfig> {
  const createValue = (value: TData) => ({ $$type: '@trellis/ExtensionDataValue' as const, id, value });
  return Object.assign(createValue, {
    $$type: '@trellis/ExtensionDataRef' as const,
    id,
    T: undefined as TData,
    config,
    optional: () =>
      configureDataRef<TData, TId, TConfig & { optional: true }>(id, { ...config, optional: true }),
    toString: () => `extensionDataRef{id=${id},optional=${Boolean(config.optional)}}`,
  });
}
