import { listProblemDefinitions } from '#diagnostics';
import { appConfigExamples } from '../descriptions/appConfigExamples';
import type { JsonSchema } from '../jsonSchema';
import { type Key, listKeys } from './listKeys';
import { code, codes, printPage, printTable, printYamlBlock } from './markdown';
import { printDefault, printType } from './printKey';

/** The reference page of the configuration, from the schema that the loader checks it against. */
export function printAppConfigPage({ properties = {} }: JsonSchema): string {
  return printPage([
    '# The configuration',
    '',
    'Every key that Trellis knows. Sections of other tools may stand in the same file. [Shaping the portal with YAML](../administrators/configuration.md) shows how the files come together and how values are taken from the environment.',
    '',
    'The last column says who gets to see a value: **browser** for what reaches the page, **server** for what does not, **secret** for what is hidden even where the server prints it.',
    '',
    ...Object.entries(properties).map(
      ([key, { description = '' }]) => `- [${code(key)}](#${key}): ${description}`,
    ),
    '',
    ...Object.entries(properties).flatMap(([key, schema]) => printSection(key, schema)),
  ]);
}

function printSection(section: string, schema: JsonSchema): string[] {
  const keys = listKeys(schema, { path: section }).filter(({ path }) => !path.startsWith('app.problems.'));
  const unused = keys.filter(isUnused).map(({ path }) => path);
  const example = appConfigExamples[section];
  return [
    `## ${code(section)}`,
    '',
    schema.description ?? '',
    '',
    ...(example === undefined ? [] : printYamlBlock(example)),
    ...printTable(
      ['Key', 'Type', 'Default', 'What it says', 'Seen by'],
      keys.filter(isWorthARow).map(printRow),
    ),
    ...(unused.length > 0
      ? [
          `Accepted for the sake of a Backstage backend, and not read by the embedded one: ${codes(unused)}.`,
          '',
        ]
      : []),
    ...(section === 'app' ? [...printExtensions(), ...printProblems()] : []),
  ];
}

/** The parts of a span of time say enough by their names, and once. */
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
      ['Entry', 'What it does'],
      [
        ['`- page:catalog`', 'Switches it on, and says its place in the order.'],
        [
          '`- page:catalog: true`, `false`',
          'Switches it on or off; a text that says so is taken too, as variables give it.',
        ],
        [
          '`- page:catalog: { config: … }`',
          'Configures it. Each extension says in [its own reference](./extensions/README.md) what it takes.',
        ],
        ['`- page:catalog: { attachTo: { id, input } }`', 'Attaches it to an input of another extension.'],
        ['`- page:catalog: { disabled: true }`', 'Switches it off and keeps what else is said of it.'],
      ],
    ),
  ];
}

function printProblems(): string[] {
  return [
    '### Codes of `app.problems`',
    '',
    ...printTable(
      ['Code', 'Usually', 'What it means'],
      listProblemDefinitions().map(({ code: name, severity, title }) => [
        `[${code(name)}](./problems/${name}.md)`,
        severity,
        `${title}.`,
      ]),
    ),
  ];
}
