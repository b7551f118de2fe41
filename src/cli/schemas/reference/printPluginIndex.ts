import type { Installation } from '../installation/installation';
import { code, printPage, printTable } from './markdown';

/** Prints the index of the plugin pages. */
export function printPluginIndex({ plugins, extensions }: Installation): string {
  return printPage([
    '# Extensions',
    '',
    'Everything that users see is an extension. You can move, configure, enable and disable each one in `app.extensions`. These pages list all installed extensions.',
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
