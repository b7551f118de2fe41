import type { Command } from '../commandLine/command';
import { configOption } from '../commandLine/configOption';
import { formatOption } from '../commandLine/formatOption';

/** `trellis explain` */
export const explain: Command = {
  name: 'explain',
  summary:
    'Explains an extension or a configuration value: what it is, where it is set, and which values it overrides.',
  arguments: [
    {
      name: 'id or path',
      description: 'An extension id, or a path such as app.title or page:catalog.path.',
    },
  ],
  options: {
    config: configOption,
    format: formatOption(['text', 'json']),
  },
  examples: [
    [
      'trellis explain page:catalog',
      'Prints where the extension is attached, whether and why it is enabled, the source of each config key, and its inputs and outputs.',
    ],
    [
      'trellis explain backend.baseUrl',
      'Prints the file and line that set the value, the values it overrides, and the default.',
    ],
    ['trellis explain page:catalog.path --format json', 'Prints the explanation as JSON.'],
  ],
  run: async (options, io) => (await import('./runExplain')).runExplain(options, io),
};
