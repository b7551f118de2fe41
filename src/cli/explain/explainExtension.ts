import { isRecord } from '#diagnostics';
import type { ConfigExplanation, LoadedConfig } from '#config/node';
import { type AppNode, getNodeState } from '#engine';
import type { LoadedApp } from '../app/loadApp';
import { describeConfig } from '../schemas/extension/createConfigSchema';
import type { InstalledExtension } from '../schemas/installation/installation';
import { readOrigin } from '../tree/readOrigin';
import { describeState } from './describeState';
import { explainKey } from './explainKey';
import type { ExtensionExplanation } from './explanation';

/** Explains one extension. */
export async function explainExtension(
  node: AppNode,
  extension: InstalledExtension,
  { config, app, report }: LoadedApp,
): Promise<ExtensionExplanation> {
  const { spec } = node;
  const origin = readOrigin(node, config.frontend);
  const { text, inputs } = extension.description;
  const keys = explainConfig(extension, config);
  const switched = origin.disabled ?? origin.enabled;
  return {
    id: spec.id,
    description: text,
    plugin: await describePlugin(node),
    state: getNodeState(node),
    reason: describeState(node, app.tree, origin),
    ...(origin.named ? { named: origin.named } : {}),
    attachTo: {
      id: spec.attachTo.id,
      input: spec.attachTo.input,
      ...(origin.moved ? { where: origin.moved } : {}),
      default: extension.attachTo[0] ?? spec.attachTo,
    },
    enabled: {
      value: !spec.disabled,
      ...(switched ? { where: switched } : {}),
      default: !extension.disabled,
    },
    ...(keys ? { config: keys } : {}),
    inputs: extension.inputs.map((input) => ({
      ...input,
      ...(inputs[input.name] === undefined ? {} : { description: inputs[input.name] ?? '' }),
      attached: (node.edges.attachments.get(input.name) ?? []).map((child) => child.spec.id),
    })),
    outputs: describeOutputs(node, extension),
    problems: report.filter(({ extensionId }) => extensionId === spec.id),
  };
}

function explainConfig(extension: InstalledExtension, loaded: LoadedConfig): ConfigExplanation[] | undefined {
  const schema = describeConfig(extension);
  if (!schema) return undefined;
  const known = schema.properties ?? {};
  const path = ['app', 'extensions', extension.id, 'config'];
  const written = loaded.explain(path).value;
  const unknown = isRecord(written) ? Object.keys(written).filter((key) => !Object.hasOwn(known, key)) : [];
  return [...Object.keys(known), ...unknown].map((key) => {
    const schema = known[key];
    const at = [...path, key];
    return explainKey(loaded, at, schema && { schema, path: at });
  });
}

async function describePlugin({ spec: { plugin } }: AppNode): Promise<ExtensionExplanation['plugin']> {
  const { packageName, version } = await plugin.info();
  return {
    id: plugin.pluginId,
    ...(plugin.title === undefined ? {} : { title: plugin.title }),
    ...(packageName === undefined ? {} : { package: packageName }),
    ...(version === undefined ? {} : { version }),
  };
}

function describeOutputs({ instance }: AppNode, { outputs }: InstalledExtension) {
  const given = new Set([...(instance?.getDataRefs() ?? [])].map(({ id }) => id));
  return outputs.map((id) => ({ id, given: given.has(id) }));
}
