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

/** The former way to get a component of the app; newer code draws the swappable component itself. */
export interface ComponentsApi {
  getComponent(ref: { id: string }): (props: object) => ReactElement | null;
}

/** The ref of {@link ComponentsApi}. */
export const componentsApiRef: ApiRef<ComponentsApi> = createApiRef<ComponentsApi>({ id: 'core.components' });

/** The names that components had before they could be swapped. */
const formerNames: Readonly<Record<string, { ref: object }>> = {
  'core.components.progress': Progress,
  'core.components.notFoundErrorPage': NotFoundErrorPage,
  'core.components.errorBoundaryFallback': ErrorDisplay,
};

/** Answers old plugins that ask for components by their former names. */
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
