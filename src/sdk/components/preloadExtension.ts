import type { AppNode } from '#engine';
import { type Loadable, createLoadable } from './loadable';

const loadables = new WeakMap<AppNode, Array<Loadable<unknown>>>();

/** Creates a loadable that `preloadExtension` can find by its node. */
export function createNodeLoadable<T>(node: AppNode, loader: () => Promise<T>): Loadable<T> {
  const loadable = createLoadable(loader);
  loadables.set(node, [...(loadables.get(node) ?? []), loadable]);
  return loadable;
}

/**
 * Starts loading the lazy content of an extension that is about to be rendered. Errors are shown when it is rendered.
 *
 * @returns a promise that settles when everything is loaded or failed, or `undefined` if nothing is pending
 */
export function preloadExtension(node: AppNode): Promise<unknown> | undefined {
  const states = (loadables.get(node) ?? []).map((loadable) => loadable.load());
  const waiting = states.flatMap((state) => (state.is === 'loading' ? [state.promise] : []));
  return waiting.length === 0 ? undefined : Promise.all(waiting);
}
