import type { SingleAttachTo } from './attachToOption';
import type { Extension, ExtensionAttachTo } from './extension';
import { type InternalExtensionDefinition, openDefinition } from './internalDefinition';
import type { ExtensionDefinition } from './extensionDefinition';

/** Prints an extension id: `[<kind>:]<namespace>[/<name>]`. */
export function printExtensionId(parts: {
  kind?: string | undefined;
  namespace?: string;
  name?: string | undefined;
}): string {
  const { kind, namespace, name } = parts;
  const place = namespace && name ? `${namespace}/${name}` : (namespace ?? name);
  if (!place) throw new Error(`An extension${kind ? ` of kind '${kind}'` : ''} needs a namespace or a name.`);
  return kind ? `${kind}:${place}` : place;
}

/** Resolves the id of a definition. The namespace is the id of the plugin that lists it. */
export function resolveExtension(definition: ExtensionDefinition, namespace?: string): Extension {
  const opened = openDefinition(definition);
  const hasConfig = Object.keys(opened.configSchema).length > 0;
  return {
    $$type: '@trellis/Extension',
    version: opened.version,
    id: printExtensionId({ kind: opened.kind, name: opened.name, ...(namespace ? { namespace } : {}) }),
    attachTo: opened.attachTo.map((point) => resolvePoint(point, opened, namespace)),
    disabled: opened.disabled,
    ...(opened.if === undefined ? {} : { if: opened.if }),
    inputs: opened.inputs,
    output: opened.output,
    ...(hasConfig ? { configSchema: opened.configSchema } : {}),
    factory: opened.factory,
  };
}

function resolvePoint(
  point: SingleAttachTo,
  { kind, name }: InternalExtensionDefinition,
  namespace: string | undefined,
): ExtensionAttachTo {
  const at = namespace ? { namespace } : {};
  if ('extensionData' in point) {
    if (!point.owner) {
      throw new Error(
        `Extension '${printExtensionId({ kind, name, ...at })}' is attached to an input that does not belong to an extension. Use the inputs of an extension definition.`,
      );
    }
    return {
      id: printExtensionId({ kind: point.owner.kind, name: point.owner.name, ...at }),
      input: point.owner.input,
    };
  }
  if (point.relative) {
    return {
      id: printExtensionId({ kind: point.relative.kind, name: point.relative.name, ...at }),
      input: point.input,
    };
  }
  return { id: point.id, input: point.input };
}
