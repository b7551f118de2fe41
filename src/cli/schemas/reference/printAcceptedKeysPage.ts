import type { listAcceptedKeys } from '#config/node';
import { code, printPage, printTable } from './markdown';

type Key = ReturnType<typeof listAcceptedKeys>[number];

const viewers = { frontend: 'browser', backend: 'server', secret: 'secret' };

/** Prints the page of all keys in the configuration schemas of Backstage's packages, with what Trellis does with each. */
export function printAcceptedKeysPage(keys: readonly Key[]): string {
  const sections = [...new Set(keys.map(readSection))];
  const count = (status: Key['status']) => keys.filter((key) => key.status === status).length;
  return printPage([
    '# Keys of Backstage',
    '',
    `All ${keys.length} keys in the configuration schemas of Backstage's published packages, and what Trellis does with each. The packages and their versions are in \`extensions/backstage/sections/publishedKeys.ts\`.`,
    '',
    ...printTable(
      ['Here', 'Keys', 'Meaning'],
      [
        ['known', String(count('known')), 'Trellis reads or checks the value.'],
        [
          'ignored',
          String(count('ignored')),
          'Trellis accepts the value. The embedded backend and the installed plugins do not use it.',
        ],
        ['unknown', String(count('unknown')), 'Trellis reports the key.'],
      ],
    ),
    '`[]` stands for each item of a list, and `*` for any key. The visibility is the one that Backstage gives the value. Trellis does not send ignored values to browsers.',
    '',
    ...sections.flatMap((section) => [
      `## ${code(section)}`,
      '',
      ...printTable(
        ['Key', 'Type', 'Visibility', 'Here', 'Packages'],
        keys.filter((key) => readSection(key) === section).map(printRow),
      ),
    ]),
  ]);
}

function readSection({ path }: Key): string {
  return /^[^.[]*/.exec(path)?.[0] ?? path;
}

function printRow({ path, type, visibility, status, packages }: Key): string[] {
  return [code(path), code(type), viewers[visibility], status, packages.map(printPackage).join(', ')];
}

function printPackage(name: string): string {
  return code(name.replace('@backstage/', ''));
}
