import type { AppNode } from '#engine';
import { type Loadable, createLoadable } from './loadable';

const loadables = new WeakMap<AppNode, Array<Loadable<unknown>>>();

/** Creates a loadable that belongs to a node, so that `preloadExtension` finds it. */
export function createNodeLoadable<T>(node: AppNode, loader: () => Promise<T>): Loadable<T> {
  const loadable = createLoadable(loader);
  loadables.set(node, [...(loadables.get(node) ?? []), loadable]);
  return loadable;
}

/**
 * Begins to load what an extension draws lazily, for one who knows that it will be drawn soon. A failure shows when it is drawn.
 *
 * @returns what to await until all of it has come or failed; nothing where it has already
 */
export function preloadExtension(node: AppNode): Promise<unknown> | undefined {
  const states = (loadables.get(node) ?? []).map((loadable) => loadable.load());
  const waiting = states.flatMap((state) => (state.is === 'loading' ? [state.promise] : []));
  return waiting.length === 0 ? undefined : Promise.all(waiting);
}
