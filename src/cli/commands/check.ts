import type { Command } from '../commandLine/command';
import { configOption } from '../commandLine/configOption';

/** `trellis check` */
export const check: Command = {
  name: 'check',
  aliases: ['config:check'],
  summary: 'Finds every problem of the configuration and of the tree that grows from it.',
  options: {
    config: configOption,
    format: {
      type: 'text',
      choices: ['text', 'json', 'sarif'],
      description: 'How the report is printed; text by default.',
    },
    fix: { type: 'switch', description: 'Mends in the files what can be mended, then checks again.' },
    strict: { type: 'switch', description: 'Fails for warnings too.' },
    lax: { type: 'switch', description: 'Does not mind environment variables that are not set.' },
    quiet: { type: 'switch', description: 'Prints only the problems that the check fails for.' },
  },
  exits: [
    ['0', 'no errors; with --strict, no warnings either'],
    ['1', 'errors, or with --strict warnings'],
    ['2', 'the check could not run: a file is missing, or the command line is wrong'],
  ],
  examples: [
    ['trellis check', 'Checks config/app-config.yaml and, when it is there, the local file beside it.'],
    ['trellis check --config a.yaml --config b.yaml', 'Checks two files, the second over the first.'],
    ['trellis check --fix', 'Mends what can be mended; comments stay.'],
    [
      'trellis check --strict --lax --format sarif > trellis.sarif',
      'In CI: fails for warnings too, does without the secrets of production, and writes what code hosts show beside the lines of a pull request.',
    ],
  ],
  run: async (options, io, version) => (await import('./runCheck')).runCheck(options, io, version),
};
