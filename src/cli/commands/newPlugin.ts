import type { Command } from '../commandLine/command';

/** `trellis new` */
export const newPlugin: Command = {
  name: 'new',
  summary:
    'Creates a plugin: a page, a tab, a card, an API, a server side with a table, settings, texts in four languages and tests.',
  arguments: [{ name: 'id', description: "the id of the plugin, as in 'on-call'." }],
  options: {},
  examples: [['trellis new on-call', 'Creates the folder extensions/on-call.']],
  run: async (options, io) => (await import('./runNew')).runNew(options, io),
};
