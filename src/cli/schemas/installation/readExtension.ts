import { type AppNode, type ExtensionInput, loadConfigJsonSchema } from '#engine';
import { coreExtensionData } from '#sdk';
import type { JsonSchema } from '../jsonSchema';
import type { InstalledExtension, InstalledInput } from './installation';

/** What a node of the unconfigured tree says of its extension. */
export async function readExtension({ spec, instance }: AppNode): Promise<InstalledExtension> {
  const { extension, plugin } = spec;
  const [, kind] = /^([^:]+):/.exec(spec.id) ?? [];
  const [, name] = /\/(.+)$/.exec(spec.id) ?? [];
  const config: JsonSchema | undefined = await loadConfigJsonSchema(extension);
  const path = instance?.getData(coreExtensionData.routePath);
  const title = instance?.getData(coreExtensionData.title);
  return {
    id: spec.id,
    ...(kind === undefined ? {} : { kind }),
    ...(name === undefined ? {} : { name }),
    pluginId: plugin.pluginId,
    disabled: extension.disabled,
    attachTo: extension.attachTo,
    inputs: Object.entries(extension.inputs).map(describeInput),
    outputs: extension.output.map(({ id }) => id),
    ...(config === undefined ? {} : { config }),
    ...(path === undefined ? {} : { path }),
    ...(title === undefined ? {} : { title }),
  };
}

function describeInput([name, { extensionData, config }]: [string, ExtensionInput]): InstalledInput {
  const one = config.optional ? 'at most one' : 'exactly one';
  return {
    name,
    required: extensionData.filter((ref) => !ref.config.optional).map(({ id }) => id),
    optional: extensionData.filter((ref) => ref.config.optional).map(({ id }) => id),
    takes: config.singleton ? one : 'any number',
    internal: config.internal === true,
  };
}
