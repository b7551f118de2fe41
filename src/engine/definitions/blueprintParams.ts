/** Params of a blueprint with `defineParams`. */
export interface ExtensionBlueprintParams<T extends object = object> {
  readonly $$type: '@trellis/BlueprintParams';
  readonly T: T;
}

/** A function that types the params of a blueprint, used if they have type parameters. */
export type DefineParams = (params: never) => ExtensionBlueprintParams;

/** The `params` of a blueprint: a plain object, or `define => define({ … })` if the blueprint has `defineParams`. */
export type BlueprintParamsInput<TParams> = TParams extends DefineParams
  ? (defineParams: TParams) => ReturnType<TParams>
  : TParams;

/** The params as the factory of the blueprint receives them. */
export type BlueprintFactoryParams<TParams> = TParams extends DefineParams
  ? ReturnType<TParams>['T']
  : TParams;

/** Wraps params. Call it in the `defineParams` of a blueprint. */
export function createExtensionBlueprintParams<T extends object = object>(
  params: T,
): ExtensionBlueprintParams<T> {
  return { $$type: '@trellis/BlueprintParams', T: params };
}

/** Returns the plain params, with or without `defineParams`. */
export function resolveBlueprintParams(input: unknown, defineParams: unknown): unknown {
  const given: unknown =
    typeof input === 'function' && isDefineParams(defineParams)
      ? (input as (define: DefineParams) => unknown)(defineParams)
      : input;
  return isBlueprintParams(given) ? given.T : given;
}

function isDefineParams(value: unknown): value is DefineParams {
  return typeof value === 'function';
}

function isBlueprintParams(value: unknown): value is ExtensionBlueprintParams {
  return (
    typeof value === 'object' &&
    value !== null &&
    '$$type' in value &&
    value.$$type === '@trellis/BlueprintParams'
  );
}
