import type { Command } from '../commandLine/command';
import { configOption } from '../commandLine/configOption';

/** `trellis start` */
export const start: Command = {
  name: 'start',
  summary: 'Starts the portal, with the web app and the backend on one port.',
  options: { config: configOption },
  examples: [
    [
      'trellis start',
      'Serves http://localhost:7007. Set the environment variables PORT and HOST to change that.',
    ],
    [
      'trellis start --config config/app-config.yaml --config production.yaml',
      'Overrides the first file with the second.',
    ],
  ],
  run: async (options, io) => (await import('./runStart')).runStart(options, io),
};
