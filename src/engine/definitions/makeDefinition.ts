import { assertConfigSchema } from './assertConfigSchema';
import type { ExtensionInputs } from './extensionInput';
import {
  type DefinitionParts,
  definitionVersion,
  type InternalExtensionDefinition,
} from './internalDefinition';
import { overrideDefinition, type OverrideArgs } from './overrideDefinition';

/** Puts a definition together. Its precise type is known only to the function that took the options, so that one asserts it. */
export function makeDefinition(parts: DefinitionParts): InternalExtensionDefinition {
  assertConfigSchema(parts.configSchema);
  const definition: InternalExtensionDefinition & { override: (args: OverrideArgs) => unknown } = {
    $$type: '@trellis/ExtensionDefinition',
    version: definitionVersion,
    T: undefined as never,
    ...withoutUndefined({ kind: parts.kind, name: parts.name, if: parts.if }),
    attachTo: parts.attachTo,
    disabled: parts.disabled,
    inputs: ownInputs(parts),
    output: parts.output,
    configSchema: parts.configSchema,
    ...withoutUndefined({ params: parts.params, defineParams: parts.defineParams }),
    factory: parts.factory,
    override: (args) => makeDefinition(overrideDefinition(parts, args)),
  };
  return definition;
}

/** Inputs know whose they are, so that another extension can name one as its `attachTo`. */
function ownInputs({ kind, name, inputs }: DefinitionParts): ExtensionInputs {
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
