import type { FilterPredicate } from '#model';

import type { ApiHolder } from '../apis/apiFactory';
import type { ExtensionDataRef, ExtensionDataValue } from '../refs/extensionDataRef';
import type { AppNode } from '../tree/appTree';
import type { ConfigSchemaMap } from './configSchema';
import type { ExtensionInput } from './extensionInput';

/** An attachment point: an input of another extension. */
export interface ExtensionAttachTo {
  id: string;
  input: string;
}

/** What a factory receives when nothing is known of its types. */
export interface UntypedFactoryContext {
  node: AppNode;
  apis: ApiHolder;
  config: { [key in string]: unknown };
  inputs: { [input in string]: unknown };
  /** The params of a blueprint where an override replaced some of them. */
  params?: unknown;
}

/** An extension definition whose id is settled: it belongs to a plugin. Its fields may be read, for example to draw the tree. */
export interface Extension {
  readonly $$type: '@trellis/Extension';
  /** The version of the SDK's form; an extension of another one cannot be created. */
  readonly version: string;
  readonly id: string;
  /** One point, or several of an old extension. */
  readonly attachTo: readonly ExtensionAttachTo[];
  readonly disabled: boolean;
  readonly if?: FilterPredicate;
  readonly inputs: { readonly [input in string]: ExtensionInput };
  readonly output: readonly ExtensionDataRef[];
  /** Absent when the extension takes no config. */
  readonly configSchema?: ConfigSchemaMap;
  readonly factory: (context: UntypedFactoryContext) => Iterable<ExtensionDataValue>;
}
