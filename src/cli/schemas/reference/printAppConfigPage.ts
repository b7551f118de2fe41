import { listProblemDefinitions } from '#diagnostics';
import type { JsonSchema } from '#config/schema';
import { type Key, listKeys } from './listKeys';
import { code, codes, printPage, printTable, printYamlBlock } from './markdown';
import { printDefault, printType } from './printKey';

/** YAML examples by section. */
type Examples = Readonly<Record<string, string>>;

/** Prints the reference page of the configuration from the schema that the loader uses. */
export function printAppConfigPage({ properties = {} }: JsonSchema, examples: Examples): string {
  return printPage([
    '# Configuration',
    '',
    'All keys that Trellis supports. The same file can contain sections of other tools. [Shaping the portal with YAML](../administrators/configuration.md) describes how files are merged and how to use environment variables.',
    '',
    'The last column is the visibility of a value: **browser** values are sent to browsers, **server** values are not, and **secret** values are also hidden in the output of the server.',
    '',
    ...listSections(properties).map(
      ([key, { description = '' }]) => `- [${code(key)}](#${key}): ${description}`,
    ),
    '',
    'For the keys of Backstage packages, see [Keys of Backstage](./backstage-keys.md).',
    '',
    ...listSections(properties).flatMap(([key, schema]) => printSection(key, schema, examples[key])),
  ]);
}

/** Lists the sections, except for those that are accepted but not used. */
function listSections(properties: Readonly<Record<string, JsonSchema>>): Array<[string, JsonSchema]> {
  return Object.entries(properties).filter(([, schema]) => schema['unused'] !== true);
}

function printSection(section: string, schema: JsonSchema, example: string | undefined): string[] {
  const keys = listKeys(schema, { path: section }).filter(({ path }) => !path.startsWith('app.problems.'));
  const unused = keys.filter(isUnused).map(({ path }) => path);
  return [
    `## ${code(section)}`,
    '',
    schema.description ?? '',
    '',
    ...(example === undefined ? [] : printYamlBlock(example)),
    ...printTable(
      ['Key', 'Type', 'Default', 'Description', 'Visibility'],
      keys.filter(isWorthARow).map(printRow),
    ),
    ...(unused.length > 0
      ? [`Accepted for Backstage backends, but not used by the embedded backend: ${codes(unused)}.`, '']
      : []),
    ...(section === 'app' ? [...printExtensions(), ...printProblems()] : []),
  ];
}

/** The units of a duration need no rows of their own. */
function isWorthARow(key: Key): boolean {
  return !isUnused(key) && key.schema.description !== undefined;
}

function isUnused({ schema }: Key): boolean {
  return schema['unused'] === true;
}

const viewers: Readonly<Record<string, string>> = { frontend: 'browser', secret: 'secret' };

function printRow({ path, schema, isRequired, visibility }: Key): string[] {
  const isMap = visibility === undefined && (schema.properties ?? schema.items) !== undefined;
  return [
    code(path),
    printType(schema),
    isRequired ? 'required' : printDefault(schema),
    schema.description ?? '',
    isMap ? '' : (viewers[String(visibility)] ?? 'server'),
  ];
}

function printExtensions(): string[] {
  return [
    '### Entries of `app.extensions`',
    '',
    ...printTable(
      ['Entry', 'Effect'],
      [
        ['`- page:catalog`', 'Enables the extension and sets its position.'],
        [
          '`- page:catalog: true`, `false`',
          'Enables or disables the extension. Strings are accepted too, because variables are strings.',
        ],
        [
          '`- page:catalog: { config: … }`',
          'Configures the extension. See the [reference of each extension](./extensions/README.md) for its config.',
        ],
        [
          '`- page:catalog: { attachTo: { id, input } }`',
          'Attaches the extension to an input of another extension.',
        ],
        ['`- page:catalog: { disabled: true }`', 'Disables the extension and keeps its other settings.'],
      ],
    ),
  ];
}

function printProblems(): string[] {
  return [
    '### Codes of `app.problems`',
    '',
    ...printTable(
      ['Code', 'Default', 'Meaning'],
      listProblemDefinitions().map(({ code: name, severity, title }) => [
        `[${code(name)}](./problems/${name}.md)`,
        severity,
        `${title}.`,
      ]),
    ),
  ];
}
