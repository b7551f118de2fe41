/** The typed id of a utility API. */
export interface ApiRef<T, TId extends string = string> {
  readonly $$type?: '@trellis/ApiRef';
  readonly id: TId;
  /** The plugin that owns the API, if the id does not contain it. Only this plugin and its modules can replace the API. */
  readonly pluginId?: string;
  /** For type inference only. Has no value at run time. */
  readonly T: T;
}

/** Any API ref. */
export type AnyApiRef = ApiRef<unknown>;

/** Options of `createApiRef`. */
export interface ApiRefConfig<TId extends string = string> {
  id: TId;
  pluginId?: string;
}

/** Maps names of dependencies to API refs, given a map of names to types. */
export type TypesToApiRefs<TTypes> = { [TKey in keyof TTypes]: ApiRef<TTypes[TKey]> };

const idPattern = /^[a-z][a-z0-9]*(?:[.-][a-z][a-z0-9]*)*$/i;

/**
 * Creates an API ref: `createApiRef<T>({ id })` or `createApiRef<T>().with({ id, pluginId })`. An id consists of words of
 * letters and digits, separated by dots or hyphens, for example `plugin.catalog.service`.
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
      `The API ref id '${id}' is invalid. Use words of letters and digits, separated by dots or hyphens. Each word must start with a letter.`,
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
