import type { Command } from '../commandLine/command';
import { configOption } from '../commandLine/configOption';
import { formatOption } from '../commandLine/formatOption';

/** `trellis check` */
export const check: Command = {
  name: 'check',
  aliases: ['config:check'],
  summary: 'Checks the configuration and the resulting extension tree, and prints all problems.',
  options: {
    config: configOption,
    format: formatOption(['text', 'json', 'sarif']),
    fix: {
      type: 'switch',
      description: 'Applies all safe fixes to the files, then checks again.',
    },
    interactive: {
      type: 'switch',
      description: 'With --fix: also shows each suggestion and asks whether to apply it.',
    },
    strict: { type: 'switch', description: 'Fails on warnings too.' },
    lax: { type: 'switch', description: 'Ignores environment variables that are not set.' },
    quiet: { type: 'switch', description: 'Prints only the problems that make the check fail.' },
  },
  exits: [
    ['0', 'no errors (with --strict: no errors or warnings)'],
    ['1', 'errors (with --strict: errors or warnings)'],
    ['2', 'the check could not run, because a file is missing or the command line is invalid'],
  ],
  examples: [
    ['trellis check', 'Checks config/app-config.yaml and, if it exists, the local file next to it.'],
    ['trellis check --config a.yaml --config b.yaml', 'Checks two files. The second overrides the first.'],
    ['trellis check --fix', 'Applies all safe fixes. Comments are kept, and nothing is removed.'],
    ['trellis check --fix --interactive', 'Applies all safe fixes, then asks about each suggestion.'],
    [
      'trellis check --strict --lax --format sarif > trellis.sarif',
      'For CI: fails on warnings too, does not require production secrets, and writes a report that code hosts show next to the lines of a pull request.',
    ],
  ],
  run: async (options, io, version) => (await import('./runCheck')).runCheck(options, io, version),
};
