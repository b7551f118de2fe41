import { type AppNode, type ExtensionInput, loadConfigJsonSchema } from '#engine';
import { coreExtensionData } from '#sdk';
import type { JsonSchema, PluginSettings } from '#config/schema';
import { describeExtension } from '../descriptions/describeExtension';
import type { InstalledExtension, InstalledInput } from './installation';

/** Reads an extension from a node of the unconfigured tree. */
export async function readExtension(
  { spec, instance }: AppNode,
  settings: PluginSettings,
): Promise<InstalledExtension> {
  const { extension, plugin } = spec;
  const [, kind] = /^([^:]+):/.exec(spec.id) ?? [];
  const [, name] = /\/(.+)$/.exec(spec.id) ?? [];
  const config: JsonSchema | undefined = await loadConfigJsonSchema(extension);
  const path = instance?.getData(coreExtensionData.routePath);
  const title = instance?.getData(coreExtensionData.title);
  const described = {
    id: spec.id,
    ...(kind === undefined ? {} : { kind }),
    ...(name === undefined ? {} : { name }),
    pluginId: plugin.pluginId,
    ...(path === undefined ? {} : { path }),
    ...(title === undefined ? {} : { title }),
  };
  return {
    ...described,
    description: describeExtension(described, settings),
    disabled: extension.disabled,
    attachTo: extension.attachTo,
    inputs: Object.entries(extension.inputs).map(describeInput),
    outputs: extension.output.map(({ id }) => id),
    ...(config === undefined ? {} : { config }),
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
