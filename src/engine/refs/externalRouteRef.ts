import type { AnyRouteRefParams, ParamKeysInput, ParamsFromKeys, Settled } from './routeParams';

/** A link to a route of another plugin. The configuration binds it to a route. */
export interface ExternalRouteRef<TParams extends AnyRouteRefParams = AnyRouteRefParams> {
  readonly $$type: '@trellis/ExternalRouteRef';
  /** For type inference only. Has no value at run time. */
  readonly T: TParams;
  readonly params: readonly string[];
  /** The id of the default route, such as `catalog-import.importPage`. */
  readonly defaultTarget?: string;
}

/** Creates an external route ref. Resolving it returns `undefined` if it is not bound. */
export function createExternalRouteRef<
  TParams extends { [param in TKeys]: string } | undefined = undefined,
  TKeys extends string = string,
>(config?: {
  readonly params?: ParamKeysInput<TParams, TKeys>;
  readonly defaultTarget?: string;
}): ExternalRouteRef<Settled<ParamsFromKeys<TParams, TKeys>>> {
  return {
    $$type: '@trellis/ExternalRouteRef',
    T: undefined as Settled<ParamsFromKeys<TParams, TKeys>>,
    params: (config?.params ?? []).map(String),
    ...(config?.defaultTarget === undefined ? {} : { defaultTarget: config.defaultTarget }),
  };
}
