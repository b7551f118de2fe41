import type { Installation } from '../installation/installation';
import { code, printPage, printTable } from './markdown';

/** The page that leads to the pages of all plugins. */
export function printPluginIndex({ plugins, extensions }: Installation): string {
  return printPage([
    '# Extensions',
    '',
    'Everything that people see is an extension, and `app.extensions` in the configuration moves, configures and switches each of them. These pages say what is installed.',
    '',
    ...printTable(
      ['Plugin', 'Extensions'],
      plugins.map(({ id, title, extensions: own }) => [`[${title ?? id}](./${id}.md)`, String(own.length)]),
    ),
    '## All extensions',
    '',
    ...printTable(
      ['Extension', 'Attached to', 'Plugin'],
      [...extensions]
        .toSorted((a, b) => (a.id < b.id ? -1 : 1))
        .map(({ id, attachTo, pluginId }) => [
          code(id),
          attachTo.map((point) => `${code(point.id)} at ${code(point.input)}`).join(', '),
          `[${pluginId}](./${pluginId}.md)`,
        ]),
    ),
  ]);
}
