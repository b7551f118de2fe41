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
      choices: ['text', 'json'],
      description: 'How the report is printed; text by default.',
    },
    strict: { type: 'switch', description: 'Fails for warnings too.' },
    lax: { type: 'switch', description: 'Does not mind environment variables that are not set.' },
  },
  examples: [
    [
      'trellis check',
      'Checks config/app-config.yaml; exits with 1 when there are errors, with 2 when it could not run.',
    ],
    ['trellis check --config a.yaml --config b.yaml', 'Checks two files, the second over the first.'],
    [
      'trellis check --format json --lax',
      'Prints the report as JSON, where the secrets of production are not set.',
    ],
  ],
  run: async (options, io) => (await import('./runCheck')).runCheck(options, io),
};
