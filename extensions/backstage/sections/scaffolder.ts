import { backend, definePluginSettings, described, elsewhere, map, text } from '#config/schema';

const section = map({
  defaultAuthor: map({
    name: backend(text(), 'Name of the commit author.').optional(),
    email: backend(text(), 'Email address of the commit author.').optional(),
  }).optional(),
  defaultCommitMessage: backend(text(), 'The commit message.').optional(),
}).catchall(elsewhere('A setting of the scaffolder.'));

/** Settings of the plugin `scaffolder` in `app-config.yaml`. */
export const scaffolderSettings = definePluginSettings({
  sections: { scaffolder: described(section, 'Software templates.') },
  keys: {
    'scaffolder.defaultAuthor': 'The author of commits.',
  },
  examples: {
    scaffolder: `scaffolder:
  defaultAuthor: { name: Acme Portal, email: portal@acme.example }
  defaultCommitMessage: Created from a template
`,
  },
});
