import { type ReactElement, createElement } from 'react';
import { type SwappableComponentRef, swappableComponentsApiRef } from '../apis/swappableComponentsApi';
import { useOptionalApi } from '../apis/apiContext';
import { type ComponentLoader, createLoadedComponent } from './createLoadedComponent';

/** A component that renders the app's replacement, or its default. Replacements refer to it by its `ref`. */
export interface SwappableComponent<TInnerProps extends object, TExternalProps extends object = TInnerProps> {
  (props: TExternalProps): ReactElement | null;
  readonly ref: SwappableComponentRef<TInnerProps, TExternalProps>;
}

/** Creates a component that an app can replace with `SwappableComponentBlueprint`. */
export function createSwappableComponent<
  TInnerProps extends object,
  TExternalProps extends object = TInnerProps,
>(options: {
  id: string;
  loader?: ComponentLoader<TInnerProps>;
  transformProps?: (props: TExternalProps) => TInnerProps;
}): SwappableComponent<TInnerProps, TExternalProps> {
  const ref: SwappableComponentRef<TInnerProps, TExternalProps> = {
    $$type: '@trellis/SwappableComponentRef',
    id: options.id,
    defaultComponent: options.loader ? createLoadedComponent(options.loader) : () => null,
    transformProps: options.transformProps,
  };
  const Swappable = (props: TExternalProps) => {
    const api = useOptionalApi(swappableComponentsApiRef);
    const Component = api ? api.getComponent(ref) : ref.defaultComponent;
    const innerProps = options.transformProps
      ? options.transformProps(props)
      : (props as object as TInnerProps);
    return createElement(Component, innerProps);
  };
  Swappable.displayName = options.id;
  return Object.assign(Swappable, { ref });
}
