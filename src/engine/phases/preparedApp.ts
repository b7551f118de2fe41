import type { Problem } from '#diagnostics';

import type { ApiHolder } from '../apis/apiFactory';
import type { AppRoutes } from '../routes/routeFunctions';
import type { AppTree } from '../tree/appTree';

/** What conditions are evaluated against: the flags that are on and the permissions that are granted. */
export interface PredicateContext {
  featureFlags: string[];
  permissions: string[];
}

/** The first phase of the start: everything that is needed before it is known who the user is. */
export interface PreparedApp {
  tree: AppTree;
  /** The APIs that are there before sign-in; after `finalize`, all of them. */
  apis: ApiHolder;
  /** What went wrong until now. */
  problems: Problem[];
  /** The names that the conditions of the tree ask for, so that only these are looked up. */
  needed: PredicateContext;
  /** The component of the sign-in page, when one is attached to `app/root`. */
  signInPage: unknown;
  /** The root element without what hangs behind sign-in; `undefined` when the root failed. */
  element: unknown;
  /** The second phase. Without a context, every condition holds nothing: no flag is on and no permission granted. */
  finalize(context?: PredicateContext): FinalizedApp;
}

/** The whole app. */
export interface FinalizedApp {
  tree: AppTree;
  apis: ApiHolder;
  routes: AppRoutes;
  /** Everything that went wrong, the first phase included. */
  problems: Problem[];
  /** The root element; `undefined` when the root failed, and the problems say why. */
  element: unknown;
}
