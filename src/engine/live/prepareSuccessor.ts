/**
 * From an app that runs and a changed configuration to the app that takes its place. Every stage runs again over the new
 * configuration, except factories for which nothing has changed: their instances stay. Promises to leave the running app as
 * it is until `takeOver`.
 */
import { ApiRegistry } from '../apis/apiRegistry';
import { type PrepareAppOptions, prepareApp } from '../phases/prepareApp';
import type { FinalizedApp, PredicateContext, PreparedApp } from '../phases/preparedApp';
import { createKeeper } from './createKeeper';
import { takeOverNodes } from './takeOverNodes';

/** The app that takes the place of one that runs. */
export interface SucceedingApp extends FinalizedApp {
  /** Lets kept nodes stand in the new tree. From now on the app before is no more. */
  takeOver(): void;
}

/** The first phase of an app that takes the place of one that runs. */
export interface PreparedSuccessor extends PreparedApp {
  finalize(context?: PredicateContext): SucceedingApp;
  /** Leaves the running app in its place: its APIs are those in use again. */
  abandon(): void;
}

/**
 * Prepares the app that takes the place of `running`. The instance of a node stays when definition, plugin, config and
 * attachment point are the same, everything attached to it stayed, nothing was reported of it, and what its factory read of
 * the configuration and the APIs is as it was. An API stays when its factory, its dependencies and what it read did.
 *
 * @param options - as of the running app, with the changed configuration; from now on `trackReads` must read that one
 */
export function prepareSuccessor(
  running: FinalizedApp,
  options: Omit<PrepareAppOptions, 'succession' | 'trackReads'>,
): PreparedSuccessor {
  const registry = running.apis;
  if (!(registry instanceof ApiRegistry)) throw new Error('The running app must come from prepareApp.');
  const abandon = registry.renew();
  const keeper = createKeeper(running.tree);
  const prepared = prepareApp({ ...options, succession: { registry, keep: keeper.keep } });
  return {
    ...prepared,
    abandon,
    finalize(context) {
      const app = prepared.finalize(context);
      return { ...app, takeOver: () => takeOverNodes(app, keeper.seen) };
    },
  };
}
