import { exitCodes, type Command } from '../commandLine/command';

/** `trellis build`. The launcher builds before any command runs; what is left here is to say that it is done. */
export const build: Command = {
  name: 'build',
  summary: 'Builds the server, the web app and the empty database, as far as they are out of date.',
  options: { force: { type: 'switch', description: 'Builds everything, out of date or not.' } },
  examples: [
    ['trellis build', 'Prepares an installation, so that its first start is as quick as any other.'],
  ],
  run: async (_options, io) => {
    io.tell('Everything is built.');
    return exitCodes.ok;
  },
};
