import type { FilterPredicate } from '#model';

import type { ExtensionDataRef, ExtensionDataValue } from '../refs/extensionDataRef';
import { type AttachToOption, toPoints } from './attachToOption';
import { resolveBlueprintParams } from './blueprintParams';
import type { ConfigSchemaMap } from './configSchema';
import { createDataContainer, type UntypedDataContainer } from './dataContainer';
import type { UntypedFactoryContext } from './extension';
import type { ExtensionInputs } from './extensionInput';
import type { DefinitionParts } from './internalDefinition';
import { overrideInputs } from './overrideInputs';

/** The values that an override passes to the original factory. */
export interface OriginalFactoryOverrides {
  config?: { [key in string]: unknown };
  inputs?: { [input in string]: unknown };
  params?: unknown;
}

/** The untyped arguments of an override. */
export interface OverrideArgs {
  attachTo?: AttachToOption;
  disabled?: boolean;
  if?: FilterPredicate | undefined;
  inputs?: ExtensionInputs;
  output?: readonly ExtensionDataRef[];
  configSchema?: ConfigSchemaMap;
  params?: unknown;
  factory?: (
    originalFactory: (overrides?: OriginalFactoryOverrides) => UntypedDataContainer,
    context: UntypedFactoryContext,
  ) => Iterable<ExtensionDataValue>;
}

/**
 * Returns the parts of an overridden definition. Throws if the arguments contradict each other or redefine existing names.
 */
export function overrideDefinition(original: DefinitionParts, args: OverrideArgs): DefinitionParts {
  if (args.output && !args.factory)
    throw new Error('An override with new outputs requires a factory that returns them.');
  if (args.factory && args.params !== undefined) {
    throw new Error(
      'An override cannot have both params and a factory. Pass the params to the original factory instead.',
    );
  }
  assertNewNames('input', original.inputs, args.inputs);
  assertNewNames('config key', original.configSchema, args.configSchema);
  const { factory } = args;
  return {
    ...original,
    ...(args.attachTo ? { attachTo: toPoints(args.attachTo) } : {}),
    ...(args.disabled === undefined ? {} : { disabled: args.disabled }),
    ...('if' in args ? { if: args.if } : {}),
    inputs: { ...original.inputs, ...args.inputs },
    output: args.output ?? original.output,
    configSchema: { ...original.configSchema, ...args.configSchema },
    ...(args.params === undefined ? {} : { params: mergeParams(original, original.params, args.params) }),
    factory: factory
      ? (context) => lastOfEach(factory((overrides) => runOriginal(original, context, overrides), context))
      : (context) =>
          args.params === undefined
            ? original.factory(context)
            : original.factory({
                ...context,
                params: mergeParams(original, original.params, args.params, context.params),
              }),
  };
}

function runOriginal(
  original: DefinitionParts,
  context: UntypedFactoryContext,
  overrides: OriginalFactoryOverrides = {},
): UntypedDataContainer {
  const params =
    overrides.params === undefined
      ? context.params
      : mergeParams(original, original.params, overrides.params);
  const values = original.factory({
    node: context.node,
    apis: context.apis,
    config: overrides.config ?? context.config,
    inputs: overrides.inputs
      ? overrideInputs(original.inputs, context.inputs, overrides.inputs)
      : context.inputs,
    ...(params === undefined ? {} : { params }),
  });
  return createDataContainer(values, original.output, 'The original factory');
}

/** Merges params by key; later ones win. Params that are not objects are replaced as a whole. */
function mergeParams(original: DefinitionParts, ...layers: unknown[]): unknown {
  let merged: unknown;
  for (const layer of layers) {
    const params = resolveBlueprintParams(layer, original.defineParams);
    if (params === undefined) continue;
    merged = typeof params === 'object' && typeof merged === 'object' ? { ...merged, ...params } : params;
  }
  return merged;
}

/**
 * Keeps the last value of each data ref, because an override often returns an output of the original with another value.
 */
function lastOfEach(values: Iterable<ExtensionDataValue>): Iterable<ExtensionDataValue> {
  const byId = new Map<string, ExtensionDataValue>();
  for (const value of values) byId.set(value.id, value);
  return byId.values();
}

function assertNewNames(what: string, existing: object, added: object | undefined): void {
  for (const name of Object.keys(added ?? {})) {
    if (Object.hasOwn(existing, name)) throw new Error(`An override cannot redefine the ${what} '${name}'.`);
  }
}
