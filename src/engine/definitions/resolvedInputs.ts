import type { ExtensionDataRef, ExtensionDataRefToValue } from '../refs/extensionDataRef';
import type { AppNode } from './appTree';
import type { ExtensionDataContainer } from './dataContainer';
import type { ExtensionInput, ExtensionInputs } from './extensionInput';

/** Flattens an intersection of object types, so that editors show it as one type. */
export type Flatten<T> = T extends infer TObject ? { [TKey in keyof TObject]: TObject[TKey] } : never;

/** One attachment as a factory receives it: its node and its data. */
export type ResolvedExtensionInput<TInput extends ExtensionInput> = {
  node: AppNode;
} & ExtensionDataContainer<TInput['extensionData'][number]>;

/** The inputs as a factory receives them: a list, one attachment, or an optional attachment, depending on the input. */
export type ResolvedExtensionInputs<TInputs extends ExtensionInputs> = {
  [TName in keyof TInputs]: TInputs[TName]['config']['singleton'] extends true
    ? TInputs[TName]['config']['optional'] extends true
      ? ResolvedExtensionInput<TInputs[TName]> | undefined
      : ResolvedExtensionInput<TInputs[TName]>
    : Array<ResolvedExtensionInput<TInputs[TName]>>;
};

type InputOverride<TInput> =
  TInput extends ExtensionInput<infer URef extends ExtensionDataRef, infer TConfig>
    ? TConfig['singleton'] extends true
      ? Iterable<ExtensionDataRefToValue<URef>>
      : Array<Iterable<ExtensionDataRefToValue<URef>>>
    : never;

type OptionalInputs<TInputs> = {
  [TName in keyof TInputs]: TInputs[TName] extends ExtensionInput<ExtensionDataRef, infer TConfig>
    ? TConfig['optional'] extends true
      ? TName
      : never
    : never;
}[keyof TInputs];

/** The inputs that an override can pass to the original factory. Inputs that are not listed are not passed. */
export type ResolveInputValueOverrides<TInputs extends ExtensionInputs> = Flatten<
  { [TName in Exclude<keyof TInputs, OptionalInputs<TInputs>>]: InputOverride<TInputs[TName]> } & {
    [TName in OptionalInputs<TInputs>]?: InputOverride<TInputs[TName]>;
  }
>;
