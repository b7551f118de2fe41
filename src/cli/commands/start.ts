import type { Command } from '../commandLine/command';
import { configOption } from '../commandLine/configOption';

/** `trellis start` */
export const start: Command = {
  name: 'start',
  summary: 'Starts the portal: the web app and the backend on one port.',
  options: { config: configOption },
  examples: [
    ['trellis start', 'Serves http://localhost:7007; the variables PORT and HOST change that.'],
    [
      'trellis start --config config/app-config.yaml --config production.yaml',
      'Lays a second file over the first.',
    ],
  ],
  run: async (options, io) => (await import('./runStart')).runStart(options, io),
};
