import type { FilterPredicate } from '#model';

import type { ExtensionDataRef, ExtensionDataValue } from '../refs/extensionDataRef';
import {
  type AttachToOption,
  toPoints,
  type VerifyAttachTo,
  type VerifyFactoryOutput,
} from './attachToOption';
import { type BlueprintFactoryParams, resolveBlueprintParams } from './blueprintParams';
import type { ConfigInput, ConfigOutput, ConfigSchemaMap } from './configSchema';
import type { ExtensionBlueprint } from './extensionBlueprint';
import type { FactoryContext } from './extensionDefinition';
import type { ExtensionInputs } from './extensionInput';
import type { DefinitionParts } from './internalDefinition';
import { makeDefinition } from './makeDefinition';
import { overrideDefinition, type OverrideArgs } from './overrideDefinition';

/** Options of `createExtensionBlueprint`. */
export type CreateExtensionBlueprintOptions<
  TKind extends string,
  TParams extends object,
  UOutput extends ExtensionDataRef,
  TInputs extends ExtensionInputs,
  TConfigSchema extends ConfigSchemaMap,
  UFactoryOutput extends ExtensionDataValue,
  TDataRefs,
  UParentInputs extends ExtensionDataRef,
> = {
  kind: TKind;
  attachTo: AttachToOption<UParentInputs> & VerifyAttachTo<UOutput, UParentInputs>;
  disabled?: boolean;
  if?: FilterPredicate;
  inputs?: TInputs;
  output: UOutput[];
  configSchema?: TConfigSchema;
  /** Types params that have type parameters. Plugins then write `params: define => define({ … })`. */
  defineParams?: TParams;
  factory(
    params: BlueprintFactoryParams<TParams>,
    context: FactoryContext<ConfigOutput<TConfigSchema>, TInputs>,
  ): Iterable<UFactoryOutput> & VerifyFactoryOutput<UOutput, UFactoryOutput>;
  /** The data refs of the outputs, for code that reads them. */
  dataRefs?: TDataRefs;
};

/** The untyped arguments of `make` and `makeWithOverrides`. */
interface MakeArgs extends OverrideArgs {
  name?: string;
}

/** Creates a blueprint, which creates extensions of one kind from typed params instead of a factory. */
export function createExtensionBlueprint<
  TParams extends object,
  UOutput extends ExtensionDataRef,
  UFactoryOutput extends ExtensionDataValue,
  TKind extends string,
  TInputs extends ExtensionInputs = Record<never, never>,
  TConfigSchema extends ConfigSchemaMap = Record<never, never>,
  UParentInputs extends ExtensionDataRef = ExtensionDataRef,
  TDataRefs extends { [name in string]: ExtensionDataRef } = never,
>(
  options: CreateExtensionBlueprintOptions<
    TKind,
    TParams,
    UOutput,
    TInputs,
    TConfigSchema,
    UFactoryOutput,
    TDataRefs,
    UParentInputs
  >,
): ExtensionBlueprint<
  NoInfer<{
    kind: TKind;
    params: TParams;
    output: UOutput;
    inputs: TInputs;
    config: ConfigOutput<TConfigSchema>;
    configInput: ConfigInput<TConfigSchema>;
    dataRefs: TDataRefs;
  }>
> {
  const blueprint: DefinitionParts = {
    kind: options.kind,
    name: undefined,
    attachTo: toPoints(options.attachTo),
    disabled: options.disabled ?? false,
    if: options.if,
    inputs: options.inputs ?? {},
    output: options.output,
    configSchema: options.configSchema ?? {},
    defineParams: options.defineParams,
    factory: ({ params, ...context }) => options.factory(params as never, context as never),
  };
  return {
    dataRefs: options.dataRefs as TDataRefs,
    make: (args: unknown) => makeDefinition(createParts(blueprint, args as MakeArgs)),
    makeWithOverrides: (args: unknown) => {
      const { name, factory, ...overrides } = args as MakeArgs;
      return makeDefinition({
        ...overrideDefinition(blueprint, { ...overrides, factory: withParams(factory) }),
        name,
      });
    },
    // The types of the blueprint follow from the options and do not exist at run time.
  } as never;
}

/** Returns the parts of an extension that `make` creates. */
function createParts(blueprint: DefinitionParts, { name, params, ...args }: MakeArgs): DefinitionParts {
  const resolved = resolveBlueprintParams(params, blueprint.defineParams);
  return {
    ...overrideDefinition(blueprint, args),
    name,
    params: resolved,
    factory: (context) => blueprint.factory({ ...context, params: context.params ?? resolved }),
  };
}

/** Adapts a factory of `makeWithOverrides`, whose original factory takes the params as its first argument. */
function withParams(factory: MakeArgs['factory']): NonNullable<OverrideArgs['factory']> {
  const typedFactory = factory as unknown as (
    original: (params: unknown, overrides?: { config?: object; inputs?: object }) => unknown,
    context: unknown,
  ) => Iterable<ExtensionDataValue>;
  return (originalFactory, context) =>
    typedFactory((params, overrides) => originalFactory({ ...overrides, params } as never), context);
}
