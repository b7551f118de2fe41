import type { ReactElement } from 'react';
import { createLoadedComponent, type SwappableComponentReplacement, type SwappableComponentsApi } from '#sdk';

type Loader = SwappableComponentReplacement['loader'];

// One component for each loader, so that what it draws keeps its state when the set of replacements changes.
const loaded = new WeakMap<Loader, ReturnType<typeof createLoadedComponent>>();

function openComponent(loader: Loader): ReturnType<typeof createLoadedComponent> {
  const component = loaded.get(loader) ?? createLoadedComponent(loader);
  loaded.set(loader, component);
  return component;
}

/** Creates the replacements of swappable components; the last one given for a component counts. */
export function createSwappableComponentsApi(
  replacements: readonly SwappableComponentReplacement[],
): SwappableComponentsApi {
  const components = new Map(replacements.map(({ ref, loader }) => [ref.id, openComponent(loader)]));

  return {
    getComponent: (ref) =>
      // Props were checked against the ref where the replacement was made.
      (components.get(ref.id) as ((props: object) => ReactElement | null) | undefined) ??
      ref.defaultComponent,
  };
}
