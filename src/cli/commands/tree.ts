import type { Command } from '../commandLine/command';
import { configOption } from '../commandLine/configOption';

/** `trellis tree` */
export const tree: Command = {
  name: 'tree',
  summary:
    'Prints the tree of extensions, and which line of which file moved, configured, enabled or disabled each.',
  options: {
    config: configOption,
    format: {
      type: 'text',
      choices: ['text', 'json'],
      description: 'How the tree is printed; text by default.',
    },
  },
  examples: [
    ['trellis tree', 'Prints the tree that grows from config/app-config.yaml.'],
    ['trellis tree --format json', 'Prints it for another program.'],
  ],
  run: async (options, io) => (await import('./runTree')).runTree(options, io),
};
