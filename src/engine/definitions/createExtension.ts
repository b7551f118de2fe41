import type { FilterPredicate } from '#model';

import type { ExtensionDataRef, ExtensionDataValue } from '../refs/extensionDataRef';
import {
  type AttachToOption,
  toPoints,
  type VerifyAttachTo,
  type VerifyFactoryOutput,
} from './attachToOption';
import type { ConfigInput, ConfigOutput, ConfigSchemaMap } from './configSchema';
import type { FactoryContext, OverridableExtensionDefinition } from './extensionDefinition';
import type { ExtensionInputs } from './extensionInput';
import { makeDefinition } from './makeDefinition';

/** How an extension is declared. */
export type CreateExtensionOptions<
  TKind extends string | undefined,
  TName extends string | undefined,
  UOutput extends ExtensionDataRef,
  TInputs extends ExtensionInputs,
  TConfigSchema extends ConfigSchemaMap,
  UFactoryOutput extends ExtensionDataValue,
  UParentInputs extends ExtensionDataRef,
> = {
  /** First part of the id, before the colon. */
  kind?: TKind;
  /** Last part of the id, after the slash; without it the id ends with the plugin's. */
  name?: TName;
  attachTo: AttachToOption<UParentInputs> & VerifyAttachTo<UOutput, UParentInputs>;
  /** Whether the extension is off until the configuration mentions it. */
  disabled?: boolean;
  /** A condition over `{ featureFlags, permissions }` of the user; the extension is absent while it does not hold. */
  if?: FilterPredicate;
  inputs?: TInputs;
  output: UOutput[];
  /** The keys of the extension's config, each with a Standard Schema. Without it the extension takes no config. */
  configSchema?: TConfigSchema;
  factory(
    context: FactoryContext<ConfigOutput<TConfigSchema>, TInputs>,
  ): Iterable<UFactoryOutput> & VerifyFactoryOutput<UOutput, UFactoryOutput>;
};

/**
 * Declares an extension: where it attaches, what it takes, what it gives, and how it is created.
 * Its id, `[<kind>:]<plugin id>[/<name>]`, is settled by the plugin that lists it.
 */
export function createExtension<
  UOutput extends ExtensionDataRef,
  UFactoryOutput extends ExtensionDataValue,
  TInputs extends ExtensionInputs = Record<never, never>,
  TConfigSchema extends ConfigSchemaMap = Record<never, never>,
  const TKind extends string | undefined = undefined,
  const TName extends string | undefined = undefined,
  UParentInputs extends ExtensionDataRef = ExtensionDataRef,
>(
  options: CreateExtensionOptions<
    TKind,
    TName,
    UOutput,
    TInputs,
    TConfigSchema,
    UFactoryOutput,
    UParentInputs
  >,
): OverridableExtensionDefinition<
  NoInfer<{
    kind: TKind;
    name: TName;
    output: UOutput;
    inputs: TInputs;
    config: ConfigOutput<TConfigSchema>;
    configInput: ConfigInput<TConfigSchema>;
    params: never;
  }>
> {
  return makeDefinition({
    kind: options.kind,
    name: options.name,
    attachTo: toPoints(options.attachTo),
    disabled: options.disabled ?? false,
    if: options.if,
    inputs: options.inputs ?? {},
    output: options.output,
    configSchema: options.configSchema ?? {},
    factory: (context) => options.factory(context as never),
  }) as never;
}
