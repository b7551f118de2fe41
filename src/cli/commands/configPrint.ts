import type { Command } from '../commandLine/command';
import { configOption } from '../commandLine/configOption';

/** `trellis config:print` */
export const configPrint: Command = {
  name: 'config:print',
  summary: 'Prints the configuration as it is after all files, variables and defaults.',
  options: {
    config: configOption,
    frontend: { type: 'switch', description: 'Prints only what browsers get.' },
    'with-secrets': { type: 'switch', description: 'Prints secrets as they are, not as <secret>.' },
    format: { type: 'text', choices: ['yaml', 'json'], description: 'How it is printed; yaml by default.' },
  },
  examples: [
    ['trellis config:print --frontend', 'Shows what reaches the browser.'],
    ['trellis config:print --format json', 'Prints everything but the secrets as JSON.'],
  ],
  run: async (options, io) => (await import('./runConfigPrint')).runConfigPrint(options, io),
};
