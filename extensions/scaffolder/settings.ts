import {
  backend,
  boolean,
  definePluginSettings,
  described,
  duration,
  durationOrSeconds,
  elsewhere,
  map,
  mapOf,
  number,
  secret,
  text,
} from '#config/schema';
import { scaffolderDescriptions, scaffolderKinds } from './descriptions';

const section = map({
  concurrentTasksLimit: backend(
    number(1),
    'Number of tasks that one process runs at the same time. Other tasks wait.',
  ).default(10),
  taskTimeout: backend(
    durationOrSeconds(),
    'Time after which a task fails. A number is a number of seconds.',
  ).default('24h'),
  taskRecovery: map({
    enabled: backend(
      boolean(),
      "Whether tasks of a process that ended start over in another one, if their template has the recovery strategy 'startOver'. Other tasks fail.",
    ).default(true),
  }).optional(),
  defaultAuthor: map({
    name: backend(text(), 'Name of the commit author.').default('Scaffolder'),
    email: backend(text(), 'Email address of the commit author.').default('scaffolder@backstage.io'),
  }).optional(),
  defaultCommitMessage: backend(text(), 'The commit message.').default('Initial commit'),
  defaultEnvironment: map({
    parameters: backend(
      mapOf(text()),
      'Values that templates read as `environment.parameters.<name>`.',
    ).optional(),
    secrets: secret(
      mapOf(secret(text(), 'A secret of `defaultEnvironment`.')),
      'Secrets that inputs of steps read as `environment.secrets.<name>`.',
    ).optional(),
  }).optional(),
  limits: map({
    renderTime: backend(duration(), 'Time to render one file or one value.').default('5s'),
    renderMemoryMb: backend(number(8, 1024), 'Memory of the sandbox that renders templates, in MB.').default(
      64,
    ),
    renderOutputMb: backend(number(1, 256), 'Size of one rendered file or value, in MB.').default(10),
    workspaceMb: backend(number(1), 'Size of all files of a task, in MB.').default(500),
    workspaceFiles: backend(number(1), 'Number of files of a task.').default(20_000),
  }).optional(),
}).catchall(elsewhere('A setting of the scaffolder.'));

/** Settings of the plugin `scaffolder` in `app-config.yaml`. */
export const scaffolderSettings = definePluginSettings({
  sections: { scaffolder: described(section, 'Software templates.') },
  keys: {
    'scaffolder.taskRecovery': 'What happens to the tasks of a process that ended.',
    'scaffolder.defaultAuthor': 'The author of commits.',
    'scaffolder.defaultEnvironment': 'Values that all templates can use.',
    'scaffolder.limits': 'Limits that protect the portal from templates.',
  },
  examples: {
    scaffolder: `scaffolder:
  defaultAuthor: { name: Acme Portal, email: portal@acme.example }
  defaultCommitMessage: Created from a template
  concurrentTasksLimit: 5
  taskTimeout: 1h
`,
  },
  extensions: scaffolderDescriptions,
  kinds: scaffolderKinds,
});
