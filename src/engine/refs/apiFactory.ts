import type { ApiRef, TypesToApiRefs } from './apiRef';

/** Creates a utility API from other APIs. */
export interface ApiFactory<TApi, TImpl extends TApi, TDeps extends { [name in string]: unknown }> {
  api: ApiRef<TApi>;
  deps: TypesToApiRefs<TDeps>;
  factory(deps: TDeps): TImpl;
}

/** Any API factory. */
export type AnyApiFactory = ApiFactory<unknown, unknown, { [name in string]: unknown }>;

/** Returns utility APIs by their refs; `undefined` if an API is not provided. */
export interface ApiHolder {
  get<T>(ref: ApiRef<T>): T | undefined;
}

/** Types an API factory, or creates one from an instance: `createApiFactory(apiRef, instance)`. */
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
