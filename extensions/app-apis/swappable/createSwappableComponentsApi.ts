import type { ReactElement } from 'react';
import { createLoadedComponent, type SwappableComponentReplacement, type SwappableComponentsApi } from '#sdk';

type Loader = SwappableComponentReplacement['loader'];

// One component per loader, so that its state is kept when the replacements change.
const loaded = new WeakMap<Loader, ReturnType<typeof createLoadedComponent>>();

function openComponent(loader: Loader): ReturnType<typeof createLoadedComponent> {
  const component = loaded.get(loader) ?? createLoadedComponent(loader);
  loaded.set(loader, component);
  return component;
}

/** Creates the API for replaced components. The last replacement of a component wins. */
export function createSwappableComponentsApi(
  replacements: readonly SwappableComponentReplacement[],
): SwappableComponentsApi {
  const components = new Map(replacements.map(({ ref, loader }) => [ref.id, openComponent(loader)]));

  return {
    getComponent: (ref) =>
      // The props were checked against the ref when the replacement was created.
      (components.get(ref.id) as ((props: object) => ReactElement | null) | undefined) ??
      ref.defaultComponent,
  };
}
