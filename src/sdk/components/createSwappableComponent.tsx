import { type ReactElement, createElement } from 'react';
import { swappableComponentsApiRef } from '../apis/swappableComponentsApi';
import { useOptionalApi } from '../apis/apiContext';
import { type ComponentLoader, createLoadedComponent } from './createLoadedComponent';

/** The typed id of a component that an app may replace. */
export interface SwappableComponentRef<
  TInnerProps extends object = object,
  TExternalProps extends object = TInnerProps,
> {
  readonly $$type: '@trellis/SwappableComponentRef';
  readonly id: string;
  /** Draws where the app has no replacement. */
  readonly defaultComponent: (props: TInnerProps) => ReactElement | null;
  readonly transformProps?: (props: TExternalProps) => TInnerProps;
}

/** A component that draws the app's replacement of itself, else its default. Its `ref` is what a replacement names. */
export interface SwappableComponent<TInnerProps extends object, TExternalProps extends object = TInnerProps> {
  (props: TExternalProps): ReactElement | null;
  readonly ref: SwappableComponentRef<TInnerProps, TExternalProps>;
}

/** Creates a component that an app can replace by an extension of `SwappableComponentBlueprint`. */
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
