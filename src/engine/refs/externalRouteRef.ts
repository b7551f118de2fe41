import type { AnyRouteRefParams, ParamKeysInput, ParamsFromKeys, Settled } from './routeParams';

/** A link out of a plugin; the configuration binds it to a route of another plugin. */
export interface ExternalRouteRef<TParams extends AnyRouteRefParams = AnyRouteRefParams> {
  readonly $$type: '@trellis/ExternalRouteRef';
  /** Carries the type only; there is nothing to read. */
  readonly T: TParams;
  readonly params: readonly string[];
  /** The id of the route it leads to unless it is bound otherwise, as in `catalog-import.importPage`. */
  readonly defaultTarget?: string;
}

/** Makes an external route ref. Until it is bound, resolving it gives `undefined`. */
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
