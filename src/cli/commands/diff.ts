import type { Command } from '../commandLine/command';

/** `trellis diff` */
export const diff: Command = {
  name: 'diff',
  summary: 'Compares the trees that grow from two configurations.',
  arguments: [
    {
      name: 'A',
      description: 'A configuration file, or several joined by commas, the later over the earlier.',
    },
    { name: 'B', description: 'What to compare it with.' },
  ],
  options: {
    format: {
      type: 'text',
      choices: ['text', 'json'],
      description: 'How the differences are printed; text by default.',
    },
  },
  exits: [
    ['0', 'both grow the same tree'],
    ['1', 'the trees differ'],
    ['2', 'a file is missing, or the command line is wrong'],
  ],
  examples: [
    [
      'trellis diff config/app-config.yaml config/app-config.yaml,production.yaml',
      'Shows what production.yaml changes: extensions that are moved, configured, enabled, disabled or in another order.',
    ],
    ['trellis diff old.yaml new.yaml --format json', 'Prints it for another program.'],
  ],
  run: async (options, io) => (await import('./runDiff')).runDiff(options, io),
};
