import { type ReactNode, createContext, useContext, useMemo } from 'react';
import type { ApiHolder, ApiRef } from '#engine';

const ApiContext = createContext<ApiHolder | undefined>(undefined);

/** Provides APIs to the components inside. APIs that it does not have are taken from the outer provider. */
export function ApiProvider(props: { apis: ApiHolder; children?: ReactNode }) {
  const outer = useContext(ApiContext);
  const { apis } = props;
  const holder = useMemo<ApiHolder>(
    () => (outer ? { get: (ref) => apis.get(ref) ?? outer.get(ref) } : apis),
    [apis, outer],
  );
  return <ApiContext value={holder}>{props.children}</ApiContext>;
}

/**
 * Returns the registry of all APIs, for looking up an API that may be absent.
 *
 * @throws if there is no provider
 */
export function useApiHolder(): ApiHolder {
  const holder = useContext(ApiContext);
  if (!holder) {
    throw new Error(
      'No API provider found. Render the component inside ApiProvider, or with renderInTestApp in a test.',
    );
  }
  return holder;
}

/**
 * Returns the registry of all APIs, or `undefined` without a provider. The registry is a new object after each configuration
 * change.
 */
export function useOptionalApiHolder(): ApiHolder | undefined {
  return useContext(ApiContext);
}

/**
 * Returns the implementation of an API.
 *
 * @throws if there is none. Use `useApiHolder` if the API may be absent.
 */
export function useApi<T>(apiRef: ApiRef<T>): T {
  const api = useApiHolder().get(apiRef);
  if (!api) {
    throw new Error(`No implementation found for the API '${apiRef.id}'. Create one with ApiBlueprint.`);
  }
  return api;
}

/** Returns an API, or `undefined` without the API or a provider. For components that must render in any case. */
export function useOptionalApi<T>(apiRef: ApiRef<T>): T | undefined {
  return useContext(ApiContext)?.get(apiRef);
}
