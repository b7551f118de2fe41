import type { Finding } from '../problems/finding';
import type { ApiHolder } from '../refs/apiFactory';
import type { AppRoutes } from '../routes/routeFunctions';
import type { AppTree } from '../definitions/appTree';

/** The values for conditions: enabled feature flags and granted permissions. */
export interface PredicateContext {
  featureFlags: string[];
  permissions: string[];
}

/** The first phase of the start: everything that is needed before the user is known. */
export interface PreparedApp {
  tree: AppTree;
  /** The APIs that are available before sign-in. After `finalize`, all APIs. */
  apis: ApiHolder;
  /** The problems of the first phase. */
  problems: Finding[];
  /** The flags and permissions in the conditions of the tree, so that only these are looked up. */
  needed: PredicateContext;
  /** The component of the sign-in page, if one is attached to `app/root`. */
  signInPage: unknown;
  /** The root element without the parts that require sign-in; `undefined` if the root failed. */
  element: unknown;
  /** Runs the second phase. Without a context, no flag is enabled and no permission is granted. */
  finalize(context?: PredicateContext): FinalizedApp;
}

/** The complete app. */
export interface FinalizedApp {
  tree: AppTree;
  apis: ApiHolder;
  routes: AppRoutes;
  /** The problems of both phases. */
  problems: Finding[];
  /** The root element; `undefined` if the root failed. */
  element: unknown;
}
