import { stringify } from 'yaml';
import { describeExtension } from '../descriptions/describeExtension';
import { describeConfig } from '../extension/createConfigSchema';
import type { InstalledExtension, InstalledInput, InstalledPlugin } from '../installation/installation';
import type { JsonSchema } from '../jsonSchema';
import { listKeys } from './listKeys';
import { code, codes, printAnchor, printPage, printTable, printYamlBlock } from './markdown';
import { printDefault, printType } from './printKey';
import { printRoutes } from './printRoutes';
import type { Installation } from '../installation/installation';

/** The reference page of a plugin: all of its extensions, routes and feature flags. */
export function printPluginPage(plugin: InstalledPlugin, installation: Installation): string {
  const { id, title, extensions, featureFlags } = plugin;
  return printPage([
    `# ${title ?? id}`,
    '',
    `The plugin ${code(id)}. [All plugins](./README.md) · [Shaping the portal with YAML](../../administrators/configuration.md)`,
    '',
    ...printTable(
      ['Extension', 'What it is'],
      extensions.map((extension) => [
        `[${code(extension.id)}](${printAnchor(extension.id)})`,
        describeExtension(extension).text,
      ]),
    ),
    ...printRoutes(plugin, installation),
    ...(featureFlags.length > 0 ? ['## Feature flags', ''] : []),
    ...printTable(
      ['Flag', 'What it switches'],
      featureFlags.map((flag) => [code(flag.name), flag.description ?? '']),
    ),
    ...extensions.flatMap(printExtension),
  ]);
}

function printExtension(extension: InstalledExtension): string[] {
  const { id, inputs } = extension;
  const description = describeExtension(extension);
  const config = describeConfig(extension);
  return [
    `## ${code(id)}`,
    '',
    description.text,
    '',
    ...printPlace(extension),
    ...printTable(
      ['Input', 'What attaches here', 'Takes', 'Needs'],
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

function printPlace({ attachTo, disabled, path, outputs }: InstalledExtension): string[] {
  const places = attachTo.map(({ id, input }) => `${code(id)} at ${code(input)}`).join(' and ');
  return [
    `- Attached to ${places}${path === undefined ? '' : `, with the path ${code(path)}`}`,
    `- Gives ${codes(outputs)}`,
    ...(disabled ? ['- Off by default: naming it in `app.extensions` switches it on'] : []),
    '',
  ];
}

function printTakes({ takes, internal }: InstalledInput): string {
  return internal ? `${takes}, of this plugin only` : takes;
}

function printConfig(config: JsonSchema): string[] {
  return printTable(
    ['Config', 'Type', 'Default', 'What it says'],
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
