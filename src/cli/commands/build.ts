import { exitCodes, type Command } from '../commandLine/command';

/** `trellis build`. The launcher builds before any command runs, so this only reports that the build is done. */
export const build: Command = {
  name: 'build',
  summary: 'Builds the server, the web app and the empty database if they are out of date.',
  options: { force: { type: 'switch', description: 'Builds everything, even if it is up to date.' } },
  examples: [['trellis build', 'Prepares an installation, so that its first start does not have to build.']],
  run: async (_options, io) => {
    io.notify('Everything is up to date.');
    return exitCodes.ok;
  },
};
