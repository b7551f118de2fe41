import type { AnyRouteRefParams, MergeParams, ParamNames, PathParams } from './routeParams';
import type { RouteRef } from './routeRef';

/** The typed id of a place below a page, at a path that the plugin fixes. */
export interface SubRouteRef<TParams extends AnyRouteRefParams = AnyRouteRefParams> {
  readonly $$type: '@trellis/SubRouteRef';
  /** Carries the type only; there is nothing to read. */
  readonly T: TParams;
  readonly path: string;
  readonly parent: RouteRef | SubRouteRef;
  /** The parameters of the parent, then those of the path. */
  readonly params: readonly string[];
}

/** A sub-route's own parameters joined with its parent's; a name in both is a mistake that the type shows. */
export type MakeSubRouteRef<TPath extends string, TParentParams extends AnyRouteRefParams> = [
  ParamNames<PathParams<TPath>> & ParamNames<TParentParams>,
] extends [never]
  ? SubRouteRef<MergeParams<PathParams<TPath>, TParentParams>>
  : never;

const partPattern = /^\w[\w.~-]*$/;

/**
 * Makes a ref for a path below another route, which may itself be a sub-route. The path starts with `/`, does not end
 * with `/`, and repeats no parameter of its parent; anything else throws.
 */
export function createSubRouteRef<
  TPath extends string,
  TParentParams extends AnyRouteRefParams = AnyRouteRefParams,
>(config: {
  path: TPath;
  parent: RouteRef<TParentParams> | SubRouteRef<TParentParams>;
}): MakeSubRouteRef<TPath, TParentParams> {
  const { path, parent } = config;
  assertSubRoutePath(path);
  const own = path
    .split('/')
    .filter((part) => part.startsWith(':'))
    .map((part) => part.slice(1));
  for (const [index, name] of own.entries()) {
    if (!/^\w+$/.test(name))
      throw new Error(`The sub-route path '${path}' has the invalid parameter ':${name}'.`);
    if (parent.params.includes(name) || own.indexOf(name) !== index) {
      throw new Error(
        `The sub-route path '${path}' repeats the parameter '${name}' of its parent or of itself.`,
      );
    }
  }
  const ref: SubRouteRef = {
    $$type: '@trellis/SubRouteRef',
    T: undefined,
    path,
    parent,
    params: [...parent.params, ...own],
  };
  return ref as MakeSubRouteRef<TPath, TParentParams>;
}

function assertSubRoutePath(path: string): void {
  if (!path.startsWith('/')) throw new Error(`The sub-route path '${path}' must start with '/'.`);
  if (path.endsWith('/')) throw new Error(`The sub-route path '${path}' must not end with '/'.`);
  for (const part of path.split('/').slice(1)) {
    if (!part.startsWith(':') && !partPattern.test(part)) {
      throw new Error(`The sub-route path '${path}' has the invalid part '${part}'.`);
    }
  }
}
