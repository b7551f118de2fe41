/** The typed id of a utility API. */
export interface ApiRef<T, TId extends string = string> {
  readonly $$type?: '@trellis/ApiRef';
  readonly id: TId;
  /** The plugin that owns the API where the id does not tell it. Only that plugin and its modules may replace the API. */
  readonly pluginId?: string;
  /** Carries the type only; there is nothing to read. */
  readonly T: T;
}

/** Any API ref. */
export type AnyApiRef = ApiRef<unknown>;

/** How an API ref is made. */
export interface ApiRefConfig<TId extends string = string> {
  id: TId;
  pluginId?: string;
}

/** From a map of names to types, the map of names to API refs: how the dependencies of an API are written. */
export type TypesToApiRefs<TTypes> = { [TKey in keyof TTypes]: ApiRef<TTypes[TKey]> };

const idPattern = /^[a-z][a-z0-9]*(?:[.-][a-z][a-z0-9]*)*$/i;

/**
 * Makes an API ref, either as `createApiRef<T>({ id })` or as `createApiRef<T>().with({ id, pluginId })`.
 * Ids are words of letters and digits joined by dots or dashes, for example `plugin.catalog.service`.
 */
export function createApiRef<T>(config: ApiRefConfig): ApiRef<T>;
export function createApiRef<T>(): { with<TId extends string>(config: ApiRefConfig<TId>): ApiRef<T, TId> };
export function createApiRef<T>(
  config?: ApiRefConfig,
): ApiRef<T> | { with<TId extends string>(config: ApiRefConfig<TId>): ApiRef<T, TId> } {
  return config ? makeApiRef<T, string>(config) : { with: (given) => makeApiRef(given) };
}

function makeApiRef<T, TId extends string>({ id, pluginId }: ApiRefConfig<TId>): ApiRef<T, TId> {
  if (!idPattern.test(id)) {
    throw new Error(
      `The API ref id '${id}' is not allowed. Join words of letters and digits by dots or dashes, each starting with a letter.`,
    );
  }
  return {
    $$type: '@trellis/ApiRef',
    id,
    ...(pluginId === undefined ? {} : { pluginId }),
    T: undefined as T,
    toString: () => `apiRef{${id}}`,
  } as ApiRef<T, TId>;
}
