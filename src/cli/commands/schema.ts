import type { Command } from '../commandLine/command';

/** `trellis schema` */
export const schema: Command = {
  name: 'schema',
  aliases: ['config:schema'],
  summary: 'Prints the JSON Schema of app-config.yaml for editors.',
  options: {},
  examples: [
    ['trellis schema > app-config.schema.json', 'Writes the schema to a file that an editor can use.'],
  ],
  run: async (_options, io) => {
    const { printAppConfigSchema } = await import('../schemas/printAppConfigSchema');
    io.print((await printAppConfigSchema()).trimEnd());
    return 0;
  },
};
