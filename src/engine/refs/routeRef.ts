import type { AnyRouteRefParams, ParamKeysInput, ParamsFromKeys, Settled } from './routeParams';

/** The typed id of a page, independent of the path that the configuration gives it. */
export interface RouteRef<TParams extends AnyRouteRefParams = AnyRouteRefParams> {
  readonly $$type: '@trellis/RouteRef';
  /** Carries the type only; there is nothing to read. */
  readonly T: TParams;
  /** The names of the parameters that the page's path must have. */
  readonly params: readonly string[];
  /** The id of another route of the same plugin that this ref stands for. */
  readonly aliasFor?: string;
}

/**
 * Makes a route ref. Give it to a page and list it in the plugin's `routes`; with `aliasFor` it stands for another route
 * of the same plugin, named by its route id.
 */
export function createRouteRef<
  TParams extends { [param in TKeys]: string } | undefined = undefined,
  TKeys extends string = string,
>(config?: {
  readonly params?: ParamKeysInput<TParams, TKeys>;
  readonly aliasFor?: string;
}): RouteRef<Settled<ParamsFromKeys<TParams, TKeys>>> {
  return {
    $$type: '@trellis/RouteRef',
    T: undefined as Settled<ParamsFromKeys<TParams, TKeys>>,
    params: (config?.params ?? []).map(String),
    ...(config?.aliasFor === undefined ? {} : { aliasFor: config.aliasFor }),
  };
}
