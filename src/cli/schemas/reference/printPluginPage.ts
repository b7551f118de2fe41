import { stringify } from 'yaml';
import { describeConfig } from '../extension/createConfigSchema';
import type { InstalledExtension, InstalledInput, InstalledPlugin } from '../installation/installation';
import type { JsonSchema } from '#config/schema';
import { listKeys } from './listKeys';
import { code, codes, printAnchor, printPage, printTable, printYamlBlock } from './markdown';
import { printDefault, printType } from './printKey';
import { printRoutes } from './printRoutes';
import type { Installation } from '../installation/installation';

/** Prints the reference page of a plugin with all its extensions, routes and feature flags. */
export function printPluginPage(plugin: InstalledPlugin, installation: Installation): string {
  const { id, title, extensions, featureFlags } = plugin;
  return printPage([
    `# ${title ?? id}`,
    '',
    `Plugin ${code(id)}. [All plugins](./README.md) · [Shaping the portal with YAML](../../administrators/configuration.md)`,
    '',
    ...printTable(
      ['Extension', 'Description'],
      extensions.map((extension) => [
        `[${code(extension.id)}](${printAnchor(extension.id)})`,
        extension.description.text,
      ]),
    ),
    ...printRoutes(plugin, installation),
    ...(featureFlags.length > 0 ? ['## Feature flags', ''] : []),
    ...printTable(
      ['Flag', 'Description'],
      featureFlags.map((flag) => [code(flag.name), flag.description ?? '']),
    ),
    ...extensions.flatMap(printExtension),
  ]);
}

function printExtension(extension: InstalledExtension): string[] {
  const { id, inputs } = extension;
  const description = extension.description;
  const config = describeConfig(extension);
  return [
    `## ${code(id)}`,
    '',
    description.text,
    '',
    ...printAttachment(extension),
    ...printTable(
      ['Input', 'Description', 'Accepts', 'Required data'],
      inputs.map((input) => [
        code(input.name),
        description.inputs[input.name] ?? '',
        printTakes(input),
        codes(input.required),
      ]),
    ),
    ...(config ? printConfig(config) : []),
    ...(description.example ? printYamlBlock(printExample(id, description.example)) : []),
  ];
}

function printAttachment({ attachTo, disabled, path, outputs }: InstalledExtension): string[] {
  const places = attachTo.map(({ id, input }) => `${code(id)} at ${code(input)}`).join(' and ');
  return [
    `- Attached to ${places}${path === undefined ? '' : `, with the path ${code(path)}`}`,
    `- Outputs ${codes(outputs)}`,
    ...(disabled ? ['- Disabled by default: list it in `app.extensions` to enable it'] : []),
    '',
  ];
}

function printTakes({ takes, internal }: InstalledInput): string {
  return internal ? `${takes}, only from this plugin` : takes;
}

function printConfig(config: JsonSchema): string[] {
  return printTable(
    ['Config', 'Type', 'Default', 'Description'],
    listKeys(config).map(({ path, schema, isRequired }) => [
      code(path),
      printType(schema),
      isRequired ? 'required' : printDefault(schema),
      schema.description ?? '',
    ]),
  );
}

function printExample(id: string, config: Readonly<Record<string, unknown>>): string {
  return stringify({ app: { extensions: [{ [id]: { config } }] } }, { lineWidth: 0 });
}
