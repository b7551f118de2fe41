import type { Command } from '../commandLine/command';
import { configOption } from '../commandLine/configOption';

/** `trellis explain` */
export const explain: Command = {
  name: 'explain',
  summary:
    'Explains an extension or a value of the configuration: what it is, who says so, and what that replaced.',
  arguments: [
    {
      name: 'id or path',
      description: 'An extension id, or a path such as app.title or page:catalog.path.',
    },
  ],
  options: {
    config: configOption,
    format: {
      type: 'text',
      choices: ['text', 'json'],
      description: 'How the explanation is printed; text by default.',
    },
  },
  examples: [
    [
      'trellis explain page:catalog',
      'Says where it is attached, whether it is enabled and why, each key of its config with its source, its inputs and outputs.',
    ],
    [
      'trellis explain backend.baseUrl',
      'Says which file and line set it, what that replaced, and its default.',
    ],
    ['trellis explain page:catalog.path --format json', 'Prints it for another program.'],
  ],
  run: async (options, io) => (await import('./runExplain')).runExplain(options, io),
};
