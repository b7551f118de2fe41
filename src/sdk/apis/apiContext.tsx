import { type ReactNode, createContext, useContext, useMemo } from 'react';
import type { ApiHolder, ApiRef } from '#engine';

const ApiContext = createContext<ApiHolder | undefined>(undefined);

/** Gives the APIs to the components below it. APIs of an outer provider stay reachable where the inner one has none. */
export function ApiProvider(props: { apis: ApiHolder; children?: ReactNode }) {
  const outer = useContext(ApiContext);
  const { apis } = props;
  const holder = useMemo<ApiHolder>(
    () => (outer ? { get: (ref) => apis.get(ref) ?? outer.get(ref) } : apis),
    [apis, outer],
  );
  return <ApiContext value={holder}>{props.children}</ApiContext>;
}

/** Gives all APIs of the app, to look one up that may be absent. */
export function useApiHolder(): ApiHolder {
  const holder = useContext(ApiContext);
  if (!holder) {
    throw new Error(
      'APIs are not available here. Render the component inside ApiProvider, or with renderInTestApp in a test.',
    );
  }
  return holder;
}

/** Gives all APIs of the app, where there may be none. It is another one after each change of the configuration. */
export function useOptionalApiHolder(): ApiHolder | undefined {
  return useContext(ApiContext);
}

/** Gives the implementation of an API. Throws when the app has none: ask `useApiHolder` where it may be absent. */
export function useApi<T>(apiRef: ApiRef<T>): T {
  const api = useApiHolder().get(apiRef);
  if (!api) {
    throw new Error(
      `No implementation of the API '${apiRef.id}' is installed. Add an extension made by ApiBlueprint that provides it.`,
    );
  }
  return api;
}

/** Gives an API where there may be neither the API nor a provider, for components that must draw in any case. */
export function useOptionalApi<T>(apiRef: ApiRef<T>): T | undefined {
  return useContext(ApiContext)?.get(apiRef);
}
