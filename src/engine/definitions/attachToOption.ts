import type { ExtensionDataRef } from '../refs/extensionDataRef';
import type { ExtensionAttachTo } from './extension';
import type { ExtensionInput } from './extensionInput';

/** An attachment point in the same plugin, by kind and name. */
export interface RelativeAttachTo {
  relative: { kind?: string; name?: string };
  input: string;
}

/** One attachment point in a definition: by id, relative to its plugin, or an input of another extension. */
export type SingleAttachTo<UParentInputs extends ExtensionDataRef = ExtensionDataRef> =
  | (ExtensionAttachTo & { relative?: never })
  | (RelativeAttachTo & { id?: never })
  | ExtensionInput<UParentInputs>;

/**
 * Where an extension is attached. A list is only accepted for extensions of an old format; use a utility API to share
 * instead.
 */
export type AttachToOption<UParentInputs extends ExtensionDataRef = ExtensionDataRef> =
  | SingleAttachTo<UParentInputs>
  | ReadonlyArray<SingleAttachTo<UParentInputs>>;

type RequiredId<URef extends ExtensionDataRef> =
  URef extends ExtensionDataRef<unknown, infer TId, infer TConfig>
    ? TConfig extends { optional: true }
      ? never
      : TId
    : never;

/** A type error in `attachTo` if the parent's input requires data that the extension may not return. */
export type VerifyAttachTo<UOutput extends ExtensionDataRef, UParentInputs extends ExtensionDataRef> = [
  ExtensionDataRef,
] extends [UParentInputs]
  ? unknown
  : [RequiredId<UParentInputs>] extends [RequiredId<UOutput>]
    ? unknown
    : {
        'Error: the parent requires data that this extension does not return': Exclude<
          RequiredId<UParentInputs>,
          RequiredId<UOutput>
        >;
      };

/** A type error in the options if the factory does not return exactly the declared outputs. */
export type VerifyFactoryOutput<UDeclared extends ExtensionDataRef, TValue extends { id: string }> = [
  RequiredId<UDeclared>,
] extends [TValue['id']]
  ? [TValue['id']] extends [UDeclared['id']]
    ? unknown
    : { 'Error: the factory returns undeclared outputs': Exclude<TValue['id'], UDeclared['id']> }
  : {
      'Error: the factory does not return all required outputs': Exclude<RequiredId<UDeclared>, TValue['id']>;
    };

/** Returns the attachment points of an option as a list. */
export function toPoints(attachTo: AttachToOption): readonly SingleAttachTo[] {
  // Array.isArray does not narrow a union with a readonly array.
  return Array.isArray(attachTo) ? (attachTo as readonly SingleAttachTo[]) : [attachTo as SingleAttachTo];
}
