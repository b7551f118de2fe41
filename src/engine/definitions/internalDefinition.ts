import type { FilterPredicate } from '#model';

import type { ExtensionDataRef, ExtensionDataValue } from '../refs/extensionDataRef';
import type { SingleAttachTo } from './attachToOption';
import type { ConfigSchemaMap } from './configSchema';
import type { UntypedFactoryContext } from './extension';
import type { ExtensionDefinition } from './extensionDefinition';
import type { ExtensionInputs } from './extensionInput';

/** The form that this version of the SDK gives to definitions. One made by another version is refused, with its node named. */
export const definitionVersion = 'v1';

/** The parts of a definition after the types of its options were checked. */
export interface DefinitionParts {
  readonly kind?: string | undefined;
  readonly name?: string | undefined;
  readonly attachTo: readonly SingleAttachTo[];
  readonly disabled: boolean;
  readonly if?: FilterPredicate | undefined;
  readonly inputs: ExtensionInputs;
  readonly output: readonly ExtensionDataRef[];
  readonly configSchema: ConfigSchemaMap;
  /** The params that a blueprint was given, kept so that an override can change some of them. */
  readonly params?: unknown;
  readonly defineParams?: unknown;
  readonly factory: (context: UntypedFactoryContext) => Iterable<ExtensionDataValue>;
}

/** What an extension definition consists of; plugins see only its types. */
export interface InternalExtensionDefinition extends ExtensionDefinition, DefinitionParts {
  readonly version: string;
}

/** Opens a definition; throws for a value that is none, which only wrong code of a plugin can cause. */
export function openDefinition(definition: ExtensionDefinition): InternalExtensionDefinition {
  if (definition?.$$type !== '@trellis/ExtensionDefinition') {
    throw new Error(
      'An entry of extensions is no extension definition. Make it with createExtension or a blueprint.',
    );
  }
  return definition as InternalExtensionDefinition;
}
