/** One value that an extension gives to its parent, marked with the id of its data ref. */
export interface ExtensionDataValue<TData = unknown, TId extends string = string> {
  readonly $$type: '@trellis/ExtensionDataValue';
  readonly id: TId;
  readonly value: TData;
}

/** What a place where a data ref is listed says of it. */
export interface ExtensionDataRefConfig {
  optional?: true;
}

/** The typed id of a value that flows from an extension to its parent, for example `core.reactElement`. */
export interface ExtensionDataRef<
  TData = unknown,
  TId extends string = string,
  TConfig extends ExtensionDataRefConfig = ExtensionDataRefConfig,
> {
  readonly $$type: '@trellis/ExtensionDataRef';
  readonly id: TId;
  /** Carries the type only; there is nothing to read. */
  readonly T: TData;
  readonly config: TConfig;
}

/** A data ref as it is made: call it to give a value, or mark it `.optional()` where it is listed. */
export interface ConfigurableExtensionDataRef<
  TData,
  TId extends string,
  TConfig extends ExtensionDataRefConfig = Record<never, never>,
> extends ExtensionDataRef<TData, TId, TConfig> {
  (data: TData): ExtensionDataValue<TData, TId>;
  optional(): ConfigurableExtensionDataRef<TData, TId, TConfig & { optional: true }>;
}

/** The value that belongs to a data ref. */
export type ExtensionDataRefToValue<TRef extends ExtensionDataRef> =
  TRef extends ExtensionDataRef<infer TData, infer TId> ? ExtensionDataValue<TData, TId> : never;

/**
 * Makes a data ref: `createExtensionDataRef<string>().with({ id: 'core.title' })`. The id is a contract between the
 * extension that gives the value and the one that takes it; two refs of one id are the same ref.
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
  const give = (value: TData) => ({ $$type: '@trellis/ExtensionDataValue' as const, id, value });
  return Object.assign(give, {
    $$type: '@trellis/ExtensionDataRef' as const,
    id,
    T: undefined as TData,
    config,
    optional: () =>
      configureDataRef<TData, TId, TConfig & { optional: true }>(id, { ...config, optional: true }),
    toString: () => `extensionDataRef{id=${id},optional=${Boolean(config.optional)}}`,
  });
}
