import type { ReactElement } from 'react';
import { createLoadedComponent, type SwappableComponentReplacement, type SwappableComponentsApi } from '#sdk';

/** Creates the replacements of swappable components; the last one given for a component counts. */
export function createSwappableComponentsApi(
  replacements: readonly SwappableComponentReplacement[],
): SwappableComponentsApi {
  const components = new Map(replacements.map(({ ref, loader }) => [ref.id, createLoadedComponent(loader)]));

  return {
    getComponent: (ref) =>
      // Props were checked against the ref where the replacement was made.
      (components.get(ref.id) as ((props: object) => ReactElement | null) | undefined) ??
      ref.defaultComponent,
  };
}
