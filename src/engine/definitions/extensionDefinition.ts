import type { FilterPredicate } from '#model';

import type { ApiHolder } from '../apis/apiFactory';
import type { ExtensionDataRef, ExtensionDataValue } from '../refs/extensionDataRef';
import type { AppNode } from '../tree/appTree';
import type { AttachToOption, VerifyAttachTo, VerifyFactoryOutput } from './attachToOption';
import type { BlueprintParamsInput, DefineParams } from './blueprintParams';
import type { ConfigInput, ConfigOutput, ConfigSchemaMap } from './configSchema';
import type { ExtensionDataContainer } from './dataContainer';
import type { ExtensionInputs } from './extensionInput';
import type { Flatten, ResolvedExtensionInputs, ResolveInputValueOverrides } from './resolvedInputs';

/** The types that an extension definition carries. */
export interface ExtensionDefinitionParameters {
  kind?: string;
  name?: string;
  configInput?: object;
  config?: object;
  output?: ExtensionDataRef;
  inputs?: ExtensionInputs;
  params?: object;
}

/** An extension that waits for the plugin which gives it its id. */
export interface ExtensionDefinition<
  T extends ExtensionDefinitionParameters = ExtensionDefinitionParameters,
> {
  readonly $$type: '@trellis/ExtensionDefinition';
  /** Carries the types only; there is nothing to read. */
  readonly T: T;
}

type InputsOf<T extends ExtensionDefinitionParameters> = NonNullable<T['inputs']>;
type OutputOf<T extends ExtensionDefinitionParameters> = NonNullable<T['output']>;
type ConfigOf<T extends ExtensionDefinitionParameters> = NonNullable<T['config']>;

/** The new outputs of an override, or the former ones where it names none. */
export type OverriddenOutput<UOld extends ExtensionDataRef, UNew extends ExtensionDataRef> = [UNew] extends [
  never,
]
  ? UOld
  : UNew;

/** Refuses names that the original already has. */
export type OnlyNewNames<TOld, TWhat extends string> = {
  [TName in keyof TOld]?: `Error: ${TWhat} '${TName & string}' is already defined by the original`;
};

/** What the factory of an override receives next to the original factory. */
export interface FactoryContext<TConfig, TInputs extends ExtensionInputs> {
  node: AppNode;
  apis: ApiHolder;
  config: TConfig;
  inputs: Flatten<ResolvedExtensionInputs<TInputs>>;
}

/** The params part of an override: some of the params of the blueprint that made the extension. */
type ParamsOverride<T extends ExtensionDefinitionParameters> = [T['params']] extends [never]
  ? unknown
  : {
      params?: T['params'] extends DefineParams ? BlueprintParamsInput<T['params']> : Partial<T['params']>;
    };

/** An extension that can be changed into another one of the same id. */
export interface OverridableExtensionDefinition<
  T extends ExtensionDefinitionParameters = ExtensionDefinitionParameters,
> extends ExtensionDefinition<T> {
  /** The inputs, each usable as the `attachTo` of another extension of the same plugin. */
  readonly inputs: InputsOf<T>;
  /**
   * Makes a changed extension of the same id. Inputs and config keys may be added, not redefined; new outputs need a new
   * factory; `params` and `factory` exclude each other; `if: undefined` removes a condition.
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
