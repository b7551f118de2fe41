import { assertConfigSchema } from './assertConfigSchema';
import type { ExtensionInputs } from './extensionInput';
import {
  type DefinitionParts,
  definitionVersion,
  type InternalExtensionDefinition,
} from './internalDefinition';
import { overrideDefinition, type OverrideArgs } from './overrideDefinition';

/** Creates a definition from its parts. The caller asserts the precise type. */
export function makeDefinition(parts: DefinitionParts): InternalExtensionDefinition {
  assertConfigSchema(parts.configSchema);
  const definition: InternalExtensionDefinition & { override: (args: OverrideArgs) => unknown } = {
    $$type: '@trellis/ExtensionDefinition',
    version: definitionVersion,
    T: undefined as never,
    ...withoutUndefined({ kind: parts.kind, name: parts.name, if: parts.if }),
    attachTo: parts.attachTo,
    disabled: parts.disabled,
    inputs: setOwner(parts),
    output: parts.output,
    configSchema: parts.configSchema,
    ...withoutUndefined({ params: parts.params, defineParams: parts.defineParams }),
    factory: parts.factory,
    override: (args) => makeDefinition(overrideDefinition(parts, args)),
  };
  return definition;
}

/** Adds the owner to inputs, so that another extension can use an input as its `attachTo`. */
function setOwner({ kind, name, inputs }: DefinitionParts): ExtensionInputs {
  return Object.fromEntries(
    Object.entries(inputs).map(([input, declared]) => [
      input,
      { ...declared, owner: { input, ...withoutUndefined({ kind, name }) } },
    ]),
  );
}

function withoutUndefined<T extends object>(fields: T): { [TKey in keyof T]?: Exclude<T[TKey], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}
