import type { AnyRouteRefParams, ParamKeysInput, ParamsFromKeys, Settled } from './routeParams';

/** The typed id of a page, independent of its path in the configuration. */
export interface RouteRef<TParams extends AnyRouteRefParams = AnyRouteRefParams> {
  readonly $$type: '@trellis/RouteRef';
  /** For type inference only. Has no value at run time. */
  readonly T: TParams;
  /** The names of the parameters that the path of the page must have. */
  readonly params: readonly string[];
  /** The id of a route of the same plugin that this ref is an alias for. */
  readonly aliasFor?: string;
}

/**
 * Creates a route ref. Pass it to a page and list it in the `routes` of the plugin. With `aliasFor`, it is an alias for another
 * route of the same plugin, given by its route id.
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
