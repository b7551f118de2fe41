import type { FilterPredicate } from '#model';

import type { ExtensionDataRef, ExtensionDataValue } from '../refs/extensionDataRef';
import type { AttachToOption, VerifyAttachTo, VerifyFactoryOutput } from './attachToOption';
import type { BlueprintParamsInput } from './blueprintParams';
import type { ConfigInput, ConfigOutput, ConfigSchemaMap } from './configSchema';
import type { ExtensionDataContainer } from './dataContainer';
import type {
  FactoryContext,
  OnlyNewNames,
  OverridableExtensionDefinition,
  OverriddenOutput,
} from './extensionDefinition';
import type { ExtensionInputs } from './extensionInput';
import type { ResolveInputValueOverrides } from './resolvedInputs';

/** The types of a blueprint. */
export interface ExtensionBlueprintParameters {
  kind: string;
  params: object;
  output: ExtensionDataRef;
  inputs: ExtensionInputs;
  config: object;
  configInput: object;
  dataRefs: unknown;
}

/** Creates extensions of one kind. */
export interface ExtensionBlueprint<T extends ExtensionBlueprintParameters = ExtensionBlueprintParameters> {
  /** The data refs of the outputs of this kind. */
  readonly dataRefs: T['dataRefs'];

  /** Creates an extension from params only. */
  make<
    const TName extends string | undefined = undefined,
    UParentInputs extends ExtensionDataRef = ExtensionDataRef,
  >(args: {
    name?: TName;
    attachTo?: AttachToOption<UParentInputs> & VerifyAttachTo<T['output'], UParentInputs>;
    disabled?: boolean;
    if?: FilterPredicate;
    params: BlueprintParamsInput<T['params']>;
  }): OverridableExtensionDefinition<
    NoInfer<{
      kind: T['kind'];
      name: TName;
      output: T['output'];
      inputs: T['inputs'];
      config: T['config'];
      configInput: T['configInput'];
      params: T['params'];
    }>
  >;

  /**
   * Creates an extension with additional inputs, config or outputs. Its factory receives the factory of the blueprint, which
   * takes the params.
   */
  makeWithOverrides<
    UFactoryOutput extends ExtensionDataValue,
    TExtraSchema extends ConfigSchemaMap = Record<never, never>,
    UNewOutput extends ExtensionDataRef = never,
    TExtraInputs extends ExtensionInputs = Record<never, never>,
    const TName extends string | undefined = undefined,
    UParentInputs extends ExtensionDataRef = ExtensionDataRef,
  >(args: {
    name?: TName;
    attachTo?: AttachToOption<UParentInputs> &
      VerifyAttachTo<OverriddenOutput<T['output'], UNewOutput>, UParentInputs>;
    disabled?: boolean;
    if?: FilterPredicate;
    inputs?: TExtraInputs & OnlyNewNames<T['inputs'], 'input'>;
    output?: UNewOutput[];
    configSchema?: TExtraSchema & OnlyNewNames<T['config'], 'config key'>;
    factory(
      originalFactory: (
        params: BlueprintParamsInput<T['params']>,
        overrides?: { config?: T['config']; inputs?: ResolveInputValueOverrides<T['inputs']> },
      ) => ExtensionDataContainer<T['output']>,
      context: FactoryContext<T['config'] & ConfigOutput<TExtraSchema>, T['inputs'] & TExtraInputs>,
    ): Iterable<UFactoryOutput> &
      VerifyFactoryOutput<OverriddenOutput<T['output'], UNewOutput>, UFactoryOutput>;
  }): OverridableExtensionDefinition<
    NoInfer<{
      kind: T['kind'];
      name: TName;
      output: OverriddenOutput<T['output'], UNewOutput>;
      inputs: T['inputs'] & TExtraInputs;
      config: T['config'] & ConfigOutput<TExtraSchema>;
      configInput: T['configInput'] & ConfigInput<TExtraSchema>;
      params: never;
    }>
  >;
}
