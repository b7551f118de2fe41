import { type ComponentType, type ReactElement, createElement } from 'react';
import { createLoadable, useLoadable } from './loadable';

/** Returns or loads a component. */
export type ComponentLoader<TProps extends object> = () =>
  | ComponentType<TProps>
  | Promise<ComponentType<TProps>>;

/** Creates a component that renders the component of a loader. */
export function createLoadedComponent<TProps extends object>(
  loader: ComponentLoader<TProps>,
): (props: TProps) => ReactElement {
  const loadable = createLoadable(loader);
  return function Loaded(props: TProps) {
    return createElement(useLoadable(loadable), props);
  };
}
