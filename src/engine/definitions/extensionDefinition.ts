import type { FilterPredicate } from '#model';

import type { ApiHolder } from '../refs/apiFactory';
import type { ExtensionDataRef, ExtensionDataValue } from '../refs/extensionDataRef';
import type { AppNode } from './appTree';
import type { AttachToOption, VerifyAttachTo, VerifyFactoryOutput } from './attachToOption';
import type { BlueprintParamsInput, DefineParams } from './blueprintParams';
import type { ConfigInput, ConfigOutput, ConfigSchemaMap } from './configSchema';
import type { ExtensionDataContainer } from './dataContainer';
import type { ExtensionInputs } from './extensionInput';
import type { Flatten, ResolvedExtensionInputs, ResolveInputValueOverrides } from './resolvedInputs';

/** The types of an extension definition. */
export interface ExtensionDefinitionParameters {
  kind?: string;
  name?: string;
  configInput?: object;
  config?: object;
  output?: ExtensionDataRef;
  inputs?: ExtensionInputs;
  params?: object;
}

/** An extension without an id. The plugin that lists it determines the id. */
export interface ExtensionDefinition<
  T extends ExtensionDefinitionParameters = ExtensionDefinitionParameters,
> {
  readonly $$type: '@trellis/ExtensionDefinition';
  /** For type inference only. Has no value at run time. */
  readonly T: T;
}

type InputsOf<T extends ExtensionDefinitionParameters> = NonNullable<T['inputs']>;
type OutputOf<T extends ExtensionDefinitionParameters> = NonNullable<T['output']>;
type ConfigOf<T extends ExtensionDefinitionParameters> = NonNullable<T['config']>;

/** The outputs of an override, or those of the original if it declares none. */
export type OverriddenOutput<UOld extends ExtensionDataRef, UNew extends ExtensionDataRef> = [UNew] extends [
  never,
]
  ? UOld
  : UNew;

/** A type error for names that already exist in the original. */
export type OnlyNewNames<TOld, TWhat extends string> = {
  [TName in keyof TOld]?: `Error: ${TWhat} '${TName & string}' is already defined by the original`;
};

/** The second argument of the factory of an override. */
export interface FactoryContext<TConfig, TInputs extends ExtensionInputs> {
  node: AppNode;
  apis: ApiHolder;
  config: TConfig;
  inputs: Flatten<ResolvedExtensionInputs<TInputs>>;
}

/** The params of an override: some of the params of the extension's blueprint. */
type ParamsOverride<T extends ExtensionDefinitionParameters> = [T['params']] extends [never]
  ? unknown
  : {
      params?: T['params'] extends DefineParams ? BlueprintParamsInput<T['params']> : Partial<T['params']>;
    };

/** An extension that can be changed into another one with the same id. */
export interface OverridableExtensionDefinition<
  T extends ExtensionDefinitionParameters = ExtensionDefinitionParameters,
> extends ExtensionDefinition<T> {
  /** The inputs. Each can be the `attachTo` of another extension of the same plugin. */
  readonly inputs: InputsOf<T>;
  /**
   * Creates a changed extension with the same id. You can add inputs and config keys, but not redefine existing ones. New outputs
   * require a new factory. `params` and `factory` cannot be combined. `if: undefined` removes a condition.
   */
  override<
    TExtraSchema extends ConfigSchemaMap = Record<never, never>,
    UFactoryOutput extends ExtensionDataValue = never,
    UNewOutput extends ExtensionDataRef = never,
    TExtraInputs extends ExtensionInputs = Record<never, never>,
    UParentInputs extends ExtensionDataRef = ExtensionDataRef,
  >(
    args: {
      attachTo?: AttachToOption<UParentInputs> &
        VerifyAttachTo<OverriddenOutput<OutputOf<T>, UNewOutput>, UParentInputs>;
      disabled?: boolean;
      if?: FilterPredicate | undefined;
      inputs?: TExtraInputs & OnlyNewNames<T['inputs'], 'input'>;
      output?: UNewOutput[];
      configSchema?: TExtraSchema & OnlyNewNames<T['config'], 'config key'>;
      factory?(
        originalFactory: (
          overrides?: {
            config?: ConfigOf<T>;
            inputs?: ResolveInputValueOverrides<InputsOf<T>>;
          } & ParamsOverride<T>,
        ) => ExtensionDataContainer<OutputOf<T>>,
        context: FactoryContext<ConfigOf<T> & ConfigOutput<TExtraSchema>, InputsOf<T> & TExtraInputs>,
      ): Iterable<UFactoryOutput> &
        VerifyFactoryOutput<OverriddenOutput<OutputOf<T>, UNewOutput>, UFactoryOutput>;
    } & ParamsOverride<T>,
  ): OverridableExtensionDefinition<
    NoInfer<{
      kind: T['kind'];
      name: T['name'];
      output: OverriddenOutput<OutputOf<T>, UNewOutput>;
      inputs: InputsOf<T> & TExtraInputs;
      config: ConfigOf<T> & ConfigOutput<TExtraSchema>;
      configInput: NonNullable<T['configInput']> & ConfigInput<TExtraSchema>;
      params: T['params'];
    }>
  >;
}
