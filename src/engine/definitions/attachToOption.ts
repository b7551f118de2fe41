import type { ExtensionDataRef } from '../refs/extensionDataRef';
import type { ExtensionAttachTo } from './extension';
import type { ExtensionInput } from './extensionInput';

/** An attachment point inside the same plugin, by kind and name. */
export interface RelativeAttachTo {
  relative: { kind?: string; name?: string };
  input: string;
}

/** One attachment point as a definition names it: by id, relative to its own plugin, or by another extension's input. */
export type SingleAttachTo<UParentInputs extends ExtensionDataRef = ExtensionDataRef> =
  | (ExtensionAttachTo & { relative?: never })
  | (RelativeAttachTo & { id?: never })
  | ExtensionInput<UParentInputs>;

/** Where an extension is attached. A list of points is accepted for old extensions; share through a utility API instead. */
export type AttachToOption<UParentInputs extends ExtensionDataRef = ExtensionDataRef> =
  | SingleAttachTo<UParentInputs>
  | ReadonlyArray<SingleAttachTo<UParentInputs>>;

type RequiredId<URef extends ExtensionDataRef> =
  URef extends ExtensionDataRef<unknown, infer TId, infer TConfig>
    ? TConfig extends { optional: true }
      ? never
      : TId
    : never;

/** An error in the type of `attachTo` when the parent's input needs data that the extension does not give for certain. */
export type VerifyAttachTo<UOutput extends ExtensionDataRef, UParentInputs extends ExtensionDataRef> = [
  ExtensionDataRef,
] extends [UParentInputs]
  ? unknown
  : [RequiredId<UParentInputs>] extends [RequiredId<UOutput>]
    ? unknown
    : {
        'Error: the parent requires data that this extension does not give': Exclude<
          RequiredId<UParentInputs>,
          RequiredId<UOutput>
        >;
      };

/** An error in the type of the options when the factory gives less or more than the declared outputs. */
export type VerifyFactoryOutput<UDeclared extends ExtensionDataRef, TValue extends { id: string }> = [
  RequiredId<UDeclared>,
] extends [TValue['id']]
  ? [TValue['id']] extends [UDeclared['id']]
    ? unknown
    : { 'Error: the factory gives outputs that are not declared': Exclude<TValue['id'], UDeclared['id']> }
  : { 'Error: the factory does not give all required outputs': Exclude<RequiredId<UDeclared>, TValue['id']> };

/** The attachment points of an option, which names one or a list. */
export function toPoints(attachTo: AttachToOption): readonly SingleAttachTo[] {
  // Array.isArray does not narrow a readonly list out of a union.
  return Array.isArray(attachTo) ? (attachTo as readonly SingleAttachTo[]) : [attachTo as SingleAttachTo];
}
