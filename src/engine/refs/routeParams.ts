/** The parameters of a route: a map of names to texts, or none. */
export type AnyRouteRefParams = { [param in string]: string } | undefined;

/** Gives the path of a route; takes the route's parameters when it has any. */
export type RouteFunc<TParams extends AnyRouteRefParams> = (
  ...args: TParams extends undefined ? readonly [] : readonly [params: TParams]
) => string;

/** What `params` of a ref may list: the keys of the explicit params type, or free names from which the type is made. */
export type ParamKeysInput<TParams extends AnyRouteRefParams, TKeys extends string> = string extends TKeys
  ? Array<keyof NonNullable<TParams>>
  : TKeys[];

/** The params type of a ref: from the listed names, or else an explicit type argument. */
export type ParamsFromKeys<TParams extends AnyRouteRefParams, TKeys extends string> = string extends TKeys
  ? keyof TParams extends never
    ? undefined
    : TParams
  : { [param in TKeys]: string };

type ParamName<TPart extends string> = TPart extends `:${infer TName}` ? TName : never;

type PathParamNames<TPath extends string> = TPath extends `${infer TPart}/${infer TRest}`
  ? ParamName<TPart> | PathParamNames<TRest>
  : ParamName<TPath>;

/** The parameters that stand in a path: `{ id: string }` for `/tasks/:id`. */
export type PathParams<TPath extends string> = { [name in PathParamNames<TPath>]: string };

/** The names in a set of parameters; none where there are no parameters. */
export type ParamNames<TParams> = TParams extends undefined ? never : keyof TParams;

/** Two sets of parameters in one; `undefined` when there are none. */
export type MergeParams<TLeft, TRight extends AnyRouteRefParams> = [
  ParamNames<TLeft> | ParamNames<TRight>,
] extends [never]
  ? undefined
  : { [name in ParamNames<TLeft> | ParamNames<TRight>]: string };

/**
 * The same type, but not one that the compiler may work out from where a value is used: a ref has the parameters that it
 * was made with, whatever its surroundings would take.
 */
export type Settled<T> = [T][T extends unknown ? 0 : never];
