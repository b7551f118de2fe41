import type { ComponentType, ReactElement } from 'react';
import { createLoadedComponent } from '#sdk';
import { createModuleLoader, type ModuleLoader } from './createModuleLoader';

/** Loads the part of the chrome that one module renders. The chrome is everything around the pages. */
export interface ChromeLoader<TModule> {
  /** Returns an export of the module. It is a promise only until the module is loaded, so rendering does not suspend later. */
  pick<T>(pick: (module: TModule) => T): T | Promise<T>;
  /** Returns a component that renders an export of the module. */
  component<TProps extends object>(
    pick: (module: TModule) => ComponentType<TProps>,
  ): (props: TProps) => ReactElement;
}

const loaders: ModuleLoader<unknown>[] = [];

/** Creates the loader of one part of the chrome. All parts load in parallel when the app root is first rendered. */
export function createChromeLoader<TModule>(load: () => Promise<TModule>): ChromeLoader<TModule> {
  const loader = createModuleLoader(load);
  loaders.push(loader);
  const pick = <T>(choose: (module: TModule) => T): T | Promise<T> => {
    const module = loader.peek();
    return module === undefined ? loader.load().then(choose) : choose(module);
  };
  return { pick, component: (choose) => createLoadedComponent(() => pick(choose)) };
}

/** Loads all parts of the chrome. */
export async function loadChrome(): Promise<void> {
  await Promise.all(loaders.map((loader) => loader.load()));
}
