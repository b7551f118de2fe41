import type { ApiRef, TypesToApiRefs } from '../refs/apiRef';

/** How a utility API is made, and which other APIs it needs for that. */
export interface ApiFactory<TApi, TImpl extends TApi, TDeps extends { [name in string]: unknown }> {
  api: ApiRef<TApi>;
  deps: TypesToApiRefs<TDeps>;
  factory(deps: TDeps): TImpl;
}

/** Any API factory. */
export type AnyApiFactory = ApiFactory<unknown, unknown, { [name in string]: unknown }>;

/** Gives utility APIs by their refs; `undefined` when nothing provides the API. */
export interface ApiHolder {
  get<T>(ref: ApiRef<T>): T | undefined;
}

/** Types an API factory, or makes one from a ready instance: `createApiFactory(apiRef, instance)`. */
export function createApiFactory<TApi, TImpl extends TApi, TDeps extends { [name in string]: unknown }>(
  factory: ApiFactory<TApi, TImpl, TDeps>,
): ApiFactory<TApi, TImpl, TDeps>;
export function createApiFactory<TApi, TImpl extends TApi>(
  api: ApiRef<TApi>,
  instance: TImpl,
): ApiFactory<TApi, TImpl, Record<never, never>>;
export function createApiFactory<TApi, TImpl extends TApi, TDeps extends { [name in string]: unknown }>(
  factoryOrRef: ApiFactory<TApi, TImpl, TDeps> | ApiRef<TApi>,
  instance?: TImpl,
): ApiFactory<TApi, TImpl, TDeps> | ApiFactory<TApi, TImpl, Record<never, never>> {
  if ('factory' in factoryOrRef) return factoryOrRef;
  return { api: factoryOrRef, deps: {}, factory: () => instance as TImpl };
}
