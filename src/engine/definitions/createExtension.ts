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

/** Options of `createExtension`. */
export type CreateExtensionOptions<
  TKind extends string | undefined,
  TName extends string | undefined,
  UOutput extends ExtensionDataRef,
  TInputs extends ExtensionInputs,
  TConfigSchema extends ConfigSchemaMap,
  UFactoryOutput extends ExtensionDataValue,
  UParentInputs extends ExtensionDataRef,
> = {
  /** The first part of the id, before the colon. */
  kind?: TKind;
  /** The last part of the id, after the slash. Without a name, the id ends with the plugin id. */
  name?: TName;
  attachTo: AttachToOption<UParentInputs> & VerifyAttachTo<UOutput, UParentInputs>;
  /** Whether the extension is disabled by default. An entry in the configuration enables it. */
  disabled?: boolean;
  /**
   * A condition on the `featureFlags` and `permissions` of the user. The extension is absent if the condition is not met.
   */
  if?: FilterPredicate;
  inputs?: TInputs;
  output: UOutput[];
  /** The keys of the extension's config, each with a Standard Schema. Without it, the extension has no settings. */
  configSchema?: TConfigSchema;
  factory(
    context: FactoryContext<ConfigOutput<TConfigSchema>, TInputs>,
  ): Iterable<UFactoryOutput> & VerifyFactoryOutput<UOutput, UFactoryOutput>;
};

/**
 * Creates an extension definition: where it is attached, its inputs, its outputs, and its factory. The id is
 * `[<kind>:]<plugin id>[/<name>]`, with the id of the plugin that lists the extension.
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
