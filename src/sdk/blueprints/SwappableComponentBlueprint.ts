import {
  type ExtensionBlueprintParams,
  createExtensionBlueprint,
  createExtensionBlueprintParams,
  createExtensionDataRef,
} from '#engine';
import type { ComponentLoader } from '../components/createLoadedComponent';
import type { SwappableComponent, SwappableComponentRef } from '../components/createSwappableComponent';

/** A replacement of a swappable component. */
export interface SwappableComponentReplacement {
  ref: SwappableComponentRef;
  loader: ComponentLoader<object>;
}

interface SwappableComponentParams<TInnerProps extends object, TExternalProps extends object> {
  /** What is replaced, `Progress` for one. */
  component: SwappableComponent<TInnerProps, TExternalProps>;
  /** Gives the replacement, at once or after loading it. */
  loader: ComponentLoader<TInnerProps>;
}

const componentDataRef = createExtensionDataRef<SwappableComponentReplacement>().with({
  id: 'core.swappableComponent',
});

/**
 * Creates replacements of swappable components. Only modules of the plugin `app` may use it.
 *
 * @example
 * SwappableComponentBlueprint.make({
 *   name: 'core-progress',
 *   params: (defineParams) => defineParams({ component: Progress, loader: () => import('./Bar').then((m) => m.Bar) }),
 * });
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
