/**
 * Creates the app that replaces a running one after a change of the configuration. All stages run again, but factories only if
 * something has changed for them; other instances are reused. The running app does not change until `takeOver`.
 */
import { ApiRegistry } from '../apis/apiRegistry';
import { type PrepareAppOptions, prepareApp } from '../phases/prepareApp';
import type { FinalizedApp, PredicateContext, PreparedApp } from '../phases/preparedApp';
import { createKeeper } from './createKeeper';
import { takeOverNodes } from './takeOverNodes';

/** An app that replaces a running one. */
export interface SucceedingApp extends FinalizedApp {
  /** Moves reused nodes into the new tree. The previous app must not be used anymore. */
  takeOver(): void;
}

/** The first phase of an app that replaces a running one. */
export interface PreparedSuccessor extends PreparedApp {
  finalize(context?: PredicateContext): SucceedingApp;
  /** Keeps the running app and restores its APIs. */
  abandon(): void;
}

/**
 * Prepares the app that replaces `running`. An instance is reused if its definition, plugin, config and attachment point are the
 * same, all its attachments are reused, it reported no problem, and what its factory read of the configuration and the APIs is
 * unchanged. An API is reused if its factory, its dependencies and what it read are unchanged.
 *
 * @param options - those of the running app, with the changed configuration; from now on, `trackReads` must read the new one
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
