import type { ExtensionDataRef, ExtensionDataRefToValue } from '../refs/extensionDataRef';
import type { AppNode } from '../tree/appTree';
import type { ExtensionDataContainer } from './dataContainer';
import type { ExtensionInput, ExtensionInputs } from './extensionInput';

/** Writes an intersection of object types out as one, so that editors show it plainly. */
export type Flatten<T> = T extends infer TObject ? { [TKey in keyof TObject]: TObject[TKey] } : never;

/** One attachment as a factory sees it: its node and its data. */
export type ResolvedExtensionInput<TInput extends ExtensionInput> = {
  node: AppNode;
} & ExtensionDataContainer<TInput['extensionData'][number]>;

/** The inputs as a factory sees them: a list, one, or one or none, by the flags of each input. */
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

/** What an override may hand to the original factory in place of its inputs. Inputs that are not named are not handed on. */
export type ResolveInputValueOverrides<TInputs extends ExtensionInputs> = Flatten<
  { [TName in Exclude<keyof TInputs, OptionalInputs<TInputs>>]: InputOverride<TInputs[TName]> } & {
    [TName in OptionalInputs<TInputs>]?: InputOverride<TInputs[TName]>;
  }
>;
