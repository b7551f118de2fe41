/** The parameters of a route: a map of names to strings, or `undefined`. */
export type AnyRouteRefParams = { [param in string]: string } | undefined;

/** Returns the path of a route. Takes the parameters, if the route has any. */
export type RouteFunc<TParams extends AnyRouteRefParams> = (
  ...args: TParams extends undefined ? readonly [] : readonly [params: TParams]
) => string;

/** The type of `params` of a ref: the keys of the explicit params type, or any names, from which the type is inferred. */
export type ParamKeysInput<TParams extends AnyRouteRefParams, TKeys extends string> = string extends TKeys
  ? Array<keyof NonNullable<TParams>>
  : TKeys[];

/** The params type of a ref: inferred from the names, otherwise the explicit type argument. */
export type ParamsFromKeys<TParams extends AnyRouteRefParams, TKeys extends string> = string extends TKeys
  ? keyof TParams extends never
    ? undefined
    : TParams
  : { [param in TKeys]: string };

type ParamName<TPart extends string> = TPart extends `:${infer TName}` ? TName : never;

type PathParamNames<TPath extends string> = TPath extends `${infer TPart}/${infer TRest}`
  ? ParamName<TPart> | PathParamNames<TRest>
  : ParamName<TPath>;

/** The parameters in a path: `{ id: string }` for `/tasks/:id`. */
export type PathParams<TPath extends string> = { [name in PathParamNames<TPath>]: string };

/** The names in a set of parameters; `never` if there are none. */
export type ParamNames<TParams> = TParams extends undefined ? never : keyof TParams;

/** Merges two sets of parameters; `undefined` if there are none. */
export type MergeParams<TLeft, TRight extends AnyRouteRefParams> = [
  ParamNames<TLeft> | ParamNames<TRight>,
] extends [never]
  ? undefined
  : { [name in ParamNames<TLeft> | ParamNames<TRight>]: string };

/**
 * Prevents inference from the place where a value is used. A ref has the parameters that it was created with, even if the
 * expected type allows others.
 */
export type Settled<T> = [T][T extends unknown ? 0 : never];
