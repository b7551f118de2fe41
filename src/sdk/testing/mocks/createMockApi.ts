import { type ApiFactory, type ApiRef, createApiFactory } from '#engine';

/** An API ref and an implementation. */
export type TestApiPair = readonly [ApiRef<unknown>, unknown];

/** An entry of `apis` in test options: a pair, or a mock, which knows its ref. */
export type TestApi = TestApiPair | object;

const refs = new WeakMap<object, ApiRef<unknown>>();

/** Creates mocks of an API. A call returns an implementation, and `factory` returns an API factory for an extension. */
export interface MockApi<TApi, TMock extends TApi, TArgs extends unknown[]> {
  (...args: TArgs): TMock;
  factory(...args: TArgs): ApiFactory<TApi, TMock, Record<never, never>>;
}

/** Creates a {@link MockApi}. */
export function createMockApi<TApi, TMock extends TApi & object, TArgs extends unknown[]>(
  ref: ApiRef<TApi>,
  create: (...args: TArgs) => TMock,
): MockApi<TApi, TMock, TArgs> {
  const make = (...args: TArgs): TMock => {
    const mock = create(...args);
    refs.set(mock, ref);
    return mock;
  };
  return Object.assign(make, {
    factory: (...args: TArgs) => createApiFactory<TApi, TMock>(ref, make(...args)),
  });
}

/**
 * Returns the pair for an entry of `apis`.
 *
 * @throws if the entry is neither a pair nor a mock, because its ref is unknown
 */
export function resolveTestApi(api: TestApi): TestApiPair {
  if (Array.isArray(api)) return api as unknown as TestApiPair;
  const ref = refs.get(api);
  if (!ref) {
    throw new Error(
      'An entry of apis is neither a mock from mockApis nor a pair. Use [apiRef, implementation].',
    );
  }
  return [ref, api];
}

/** Creates a pair of a ref and a partial implementation. */
export function testApi<T>(ref: ApiRef<T>, implementation: Partial<T>): TestApiPair {
  return [ref, implementation];
}
