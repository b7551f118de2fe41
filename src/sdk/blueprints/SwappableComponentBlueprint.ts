import {
  type ExtensionBlueprintParams,
  createExtensionBlueprint,
  createExtensionBlueprintParams,
  createExtensionDataRef,
} from '#engine';
import type { SwappableComponentRef } from '../apis/swappableComponentsApi';
import type { ComponentLoader } from '../components/createLoadedComponent';
import type { SwappableComponent } from '../components/createSwappableComponent';

/** A replacement for a swappable component. */
export interface SwappableComponentReplacement {
  ref: SwappableComponentRef;
  loader: ComponentLoader<object>;
}

interface SwappableComponentParams<TInnerProps extends object, TExternalProps extends object> {
  /** The component to replace, such as `Progress`. */
  component: SwappableComponent<TInnerProps, TExternalProps>;
  /** Returns or loads the replacement. */
  loader: ComponentLoader<TInnerProps>;
}

const componentDataRef = createExtensionDataRef<SwappableComponentReplacement>().with({
  id: 'core.swappableComponent',
});

/**
 * Creates replacements for swappable components. Only modules of the plugin `app` can use it.
 *
 * @example
 *   SwappableComponentBlueprint.make({
 *     name: 'core-progress',
 *     params: (defineParams) => defineParams({ component: Progress, loader: () => import('./Bar').then((m) => m.Bar) }),
 *   });
 */
export const SwappableComponentBlueprint = createExtensionBlueprint({
  kind: 'component',
  attachTo: { id: 'api:app/swappable-components', input: 'components' },
  output: [componentDataRef],
  dataRefs: { component: componentDataRef },
  defineParams: <TInnerProps extends object, TExternalProps extends object = TInnerProps>(
    params: SwappableComponentParams<TInnerProps, TExternalProps>,
  ): ExtensionBlueprintParams<SwappableComponentReplacement> =>
    createExtensionBlueprintParams({
      ref: params.component.ref as unknown as SwappableComponentRef,
      loader: params.loader as unknown as ComponentLoader<object>,
    }),
  factory: (params) => [componentDataRef(params)],
});
