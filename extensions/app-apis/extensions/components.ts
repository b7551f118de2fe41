import type { ReactElement } from 'react';
import {
  ApiBlueprint,
  type ApiRef,
  createApiRef,
  createSwappableComponent,
  ErrorDisplay,
  NotFoundErrorPage,
  Progress,
  type SwappableComponentRef,
  swappableComponentsApiRef,
} from '#sdk';

/** The older API to get a component of the app. Newer plugins render the swappable component directly. */
export interface ComponentsApi {
  getComponent(ref: { id: string }): (props: object) => ReactElement | null;
}

/** The ref of {@link ComponentsApi}. */
export const componentsApiRef: ApiRef<ComponentsApi> = createApiRef<ComponentsApi>({ id: 'core.components' });

/** The names of components in the older API. */
const formerNames: Readonly<Record<string, { ref: object }>> = {
  'core.components.progress': Progress,
  'core.components.notFoundErrorPage': NotFoundErrorPage,
  'core.components.errorBoundaryFallback': ErrorDisplay,
};

/** Provides components to older plugins by their former names. */
export const componentsApiExtension = ApiBlueprint.make({
  name: 'components',
  params: (defineParams) =>
    defineParams({
      api: componentsApiRef,
      deps: { components: swappableComponentsApiRef },
      factory: ({ components }) => ({
        getComponent({ id }) {
          const known = formerNames[id] ?? createSwappableComponent({ id });
          return components.getComponent(known.ref as SwappableComponentRef);
        },
      }),
    }),
});
