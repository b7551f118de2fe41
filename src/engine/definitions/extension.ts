import type { FilterPredicate } from '#model';

import type { ApiHolder } from '../refs/apiFactory';
import type { ExtensionDataRef, ExtensionDataValue } from '../refs/extensionDataRef';
import type { AppNode } from './appTree';
import type { ConfigSchemaMap } from './configSchema';
import type { ExtensionInput } from './extensionInput';

/** An attachment point: an input of another extension. */
export interface ExtensionAttachTo {
  id: string;
  input: string;
}

/** The context of a factory without types. */
export interface UntypedFactoryContext {
  node: AppNode;
  apis: ApiHolder;
  config: { [key in string]: unknown };
  inputs: { [input in string]: unknown };
  /** The params of a blueprint, if an override replaces some of them. */
  params?: unknown;
}

/** An extension definition with its id. Fields can be read, for example to display the tree. */
export interface Extension {
  readonly $$type: '@trellis/Extension';
  /** The version of the definition format. Extensions with a different version cannot be created. */
  readonly version: string;
  readonly id: string;
  /** One attachment point, or several for extensions of an old format. */
  readonly attachTo: readonly ExtensionAttachTo[];
  readonly disabled: boolean;
  readonly if?: FilterPredicate;
  readonly inputs: { readonly [input in string]: ExtensionInput };
  readonly output: readonly ExtensionDataRef[];
  /** `undefined` if the extension has no settings. */
  readonly configSchema?: ConfigSchemaMap;
  readonly factory: (context: UntypedFactoryContext) => Iterable<ExtensionDataValue>;
}
