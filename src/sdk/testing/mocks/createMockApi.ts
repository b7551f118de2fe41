import { type ApiFactory, type ApiRef, createApiFactory } from '#engine';

/** An API with the implementation that a test gives it. */
export type TestApiPair = readonly [ApiRef<unknown>, unknown];

/** What `apis` of the test renderers takes: pairs, or mocks, which know their own ref. */
export type TestApi = TestApiPair | object;

const refs = new WeakMap<object, ApiRef<unknown>>();

/** Makes mocks of one API: called it gives an implementation, `factory` gives an API factory for an extension. */
export interface MockApi<TApi, TMock extends TApi, TArgs extends unknown[]> {
  (...args: TArgs): TMock;
  factory(...args: TArgs): ApiFactory<TApi, TMock, Record<never, never>>;
}

/** Creates the maker of mocks for an API. */
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

/** Gives the pair of an entry of `apis`. Throws for an implementation that came from no mock: its ref is not known. */
export function resolveTestApi(api: TestApi): TestApiPair {
  if (Array.isArray(api)) return api as unknown as TestApiPair;
  const ref = refs.get(api);
  if (!ref) {
    throw new Error(
      'An entry of apis is neither a mock of mockApis nor a pair. Write it as [apiRef, implementation].',
    );
  }
  return [ref, api];
}

/** Types a pair of a ref and a part of its implementation: what the test does not use may be left out. */
export function testApi<T>(ref: ApiRef<T>, implementation: Partial<T>): TestApiPair {
  return [ref, implementation];
}
