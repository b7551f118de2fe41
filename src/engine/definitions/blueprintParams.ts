/** Params of a blueprint that went through its `defineParams`. */
export interface ExtensionBlueprintParams<T extends object = object> {
  readonly $$type: '@trellis/BlueprintParams';
  readonly T: T;
}

/** A function that types the params of a blueprint, used where they have type parameters of their own. */
export type DefineParams = (params: never) => ExtensionBlueprintParams;

/** How `params` of a blueprint are written: plainly, or as `define => define({ … })` where the blueprint has `defineParams`. */
export type BlueprintParamsInput<TParams> = TParams extends DefineParams
  ? (defineParams: TParams) => ReturnType<TParams>
  : TParams;

/** The params as the factory of the blueprint receives them. */
export type BlueprintFactoryParams<TParams> = TParams extends DefineParams
  ? ReturnType<TParams>['T']
  : TParams;

/** Wraps params; for the body of a blueprint's `defineParams`. */
export function createExtensionBlueprintParams<T extends object = object>(
  params: T,
): ExtensionBlueprintParams<T> {
  return { $$type: '@trellis/BlueprintParams', T: params };
}

/** The plain params from what a plugin wrote, with or without `defineParams`. */
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
