import type { Command } from '../commandLine/command';
import { configOption } from '../commandLine/configOption';
import { formatOption } from '../commandLine/formatOption';

/** `trellis tree` */
export const tree: Command = {
  name: 'tree',
  summary:
    'Prints the extension tree, and the file and line that moved, configured, enabled or disabled each extension.',
  options: {
    config: configOption,
    format: formatOption(['text', 'json']),
  },
  examples: [
    ['trellis tree', 'Prints the extension tree of config/app-config.yaml.'],
    ['trellis tree --format json', 'Prints the tree as JSON.'],
  ],
  run: async (options, io) => (await import('./runTree')).runTree(options, io),
};
