import type { AnyRouteRefParams, MergeParams, ParamNames, PathParams } from './routeParams';
import type { RouteRef } from './routeRef';

/** The typed id of a path below a page. The plugin defines the path. */
export interface SubRouteRef<TParams extends AnyRouteRefParams = AnyRouteRefParams> {
  readonly $$type: '@trellis/SubRouteRef';
  /** For type inference only. Has no value at run time. */
  readonly T: TParams;
  readonly path: string;
  readonly parent: RouteRef | SubRouteRef;
  /** The parameters of the parent, then those of the path. */
  readonly params: readonly string[];
}

/** Merges the parameters of a sub-route and its parent. `never` if a name is in both. */
export type MakeSubRouteRef<TPath extends string, TParentParams extends AnyRouteRefParams> = [
  ParamNames<PathParams<TPath>> & ParamNames<TParentParams>,
] extends [never]
  ? SubRouteRef<MergeParams<PathParams<TPath>, TParentParams>>
  : never;

const partPattern = /^\w[\w.~-]*$/;

/**
 * Creates a ref for a path below another route, which can be a sub-route. Throws unless the path starts with `/`, does not end
 * with `/`, and has no parameter of its parent.
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
        `The sub-route path '${path}' contains the parameter '${name}' twice, or its parent already has it.`,
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
