/** The parameters of a route: a map of names to texts, or none. */
export type AnyRouteRefParams = { [param in string]: string } | undefined;

/** Gives the path of a route; takes the route's parameters when it has any. */
export type RouteFunc<TParams extends AnyRouteRefParams> = (
  ...args: TParams extends undefined ? readonly [] : readonly [params: TParams]
) => string;

/** What `params` of a ref may list: the keys of the explicit params type, or free names from which the type is made. */
export type ParamKeysInput<TParams extends AnyRouteRefParams, TKeys extends string> = string extends TKeys
  ? Array<keyof TParams>
  : TKeys[];

/** The params type of a ref, from an explicit type argument or else from the listed names. */
export type ParamsFromKeys<
  TParams extends AnyRouteRefParams,
  TKeys extends string,
> = keyof TParams extends never ? undefined : string extends TKeys ? TParams : { [param in TKeys]: string };

type ParamName<TPart extends string> = TPart extends `:${infer TName}` ? TName : never;

type PathParamNames<TPath extends string> = TPath extends `${infer TPart}/${infer TRest}`
  ? ParamName<TPart> | PathParamNames<TRest>
  : ParamName<TPath>;

/** The parameters that stand in a path: `{ id: string }` for `/tasks/:id`. */
export type PathParams<TPath extends string> = { [name in PathParamNames<TPath>]: string };

/** Two sets of parameters in one; `undefined` when there are none. */
export type MergeParams<TLeft, TRight extends AnyRouteRefParams> =
  | keyof TLeft
  | keyof NonNullable<TRight> extends never
  ? undefined
  : { [name in keyof TLeft | keyof NonNullable<TRight>]: string };
