import { type ComponentType, type ReactElement, createElement } from 'react';
import { createLoadable, useLoadable } from './loadable';

/** Gives a component, at once or after loading its module. */
export type ComponentLoader<TProps extends object> = () =>
  | ComponentType<TProps>
  | Promise<ComponentType<TProps>>;

/** Turns a loader into a component that draws what the loader gives. */
export function createLoadedComponent<TProps extends object>(
  loader: ComponentLoader<TProps>,
): (props: TProps) => ReactElement {
  const loadable = createLoadable(loader);
  return function Loaded(props: TProps) {
    return createElement(useLoadable(loadable), props);
  };
}
