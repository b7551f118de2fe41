import type { FilterPredicate } from '#model';

import type { ExtensionDataRef, ExtensionDataValue } from '../refs/extensionDataRef';
import type { SingleAttachTo } from './attachToOption';
import type { ConfigSchemaMap } from './configSchema';
import type { UntypedFactoryContext } from './extension';
import type { ExtensionDefinition } from './extensionDefinition';
import type { ExtensionInputs } from './extensionInput';

/** The format of definitions in this version of the SDK. Definitions with a different format are reported. */
export const definitionVersion = 'v1';

/** The untyped parts of a definition. */
export interface DefinitionParts {
  readonly kind?: string | undefined;
  readonly name?: string | undefined;
  readonly attachTo: readonly SingleAttachTo[];
  readonly disabled: boolean;
  readonly if?: FilterPredicate | undefined;
  readonly inputs: ExtensionInputs;
  readonly output: readonly ExtensionDataRef[];
  readonly configSchema: ConfigSchemaMap;
  /** The params of a blueprint, so that an override can change some of them. */
  readonly params?: unknown;
  readonly defineParams?: unknown;
  readonly factory: (context: UntypedFactoryContext) => Iterable<ExtensionDataValue>;
}

/** The contents of an extension definition. Plugins only see its types. */
export interface InternalExtensionDefinition extends ExtensionDefinition, DefinitionParts {
  readonly version: string;
}

/**
 * Returns the contents of a definition. Throws if the value is not a definition, which is a mistake in the plugin's code.
 */
export function openDefinition(definition: ExtensionDefinition): InternalExtensionDefinition {
  if (definition?.$$type !== '@trellis/ExtensionDefinition') {
    throw new Error(
      'An entry of extensions is not an extension definition. Create it with createExtension or a blueprint.',
    );
  }
  return definition as InternalExtensionDefinition;
}
