import type { Command } from '../commandLine/command';
import { configOption } from '../commandLine/configOption';
import { formatOption } from '../commandLine/formatOption';

/** `trellis config:print` */
export const configPrint: Command = {
  name: 'config:print',
  summary: 'Prints the configuration after merging all files, variables and defaults.',
  options: {
    config: configOption,
    frontend: { type: 'switch', description: 'Prints only the values that browsers receive.' },
    'with-secrets': { type: 'switch', description: 'Prints secrets instead of <secret>.' },
    format: formatOption(['yaml', 'json']),
  },
  examples: [
    ['trellis config:print --frontend', 'Prints the values that browsers receive.'],
    ['trellis config:print --format json', 'Prints everything except secrets as JSON.'],
  ],
  run: async (options, io) => (await import('./runConfigPrint')).runConfigPrint(options, io),
};
