import type { Command } from '../commandLine/command';
import { formatOption } from '../commandLine/formatOption';

/** `trellis diff` */
export const diff: Command = {
  name: 'diff',
  summary: 'Compares the extension trees of two configurations.',
  arguments: [
    {
      name: 'A',
      description: 'A configuration file, or several separated by commas. Later files override earlier ones.',
    },
    { name: 'B', description: 'The configuration to compare it with.' },
  ],
  options: {
    format: formatOption(['text', 'json']),
  },
  exits: [
    ['0', 'the trees are identical'],
    ['1', 'the trees differ'],
    ['2', 'a file is missing, or the command line is invalid'],
  ],
  examples: [
    [
      'trellis diff config/app-config.yaml config/app-config.yaml,production.yaml',
      'Prints the changes of production.yaml: extensions that are moved, configured, enabled, disabled or reordered.',
    ],
    ['trellis diff old.yaml new.yaml --format json', 'Prints the differences as JSON.'],
  ],
  run: async (options, io) => (await import('./runDiff')).runDiff(options, io),
};
