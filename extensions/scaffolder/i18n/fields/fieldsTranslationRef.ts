import { createTranslationRef } from '#sdk';

/** The messages of the form fields of templates. */
export const fieldsTranslationRef = createTranslationRef({
  id: 'scaffolder-fields',
  messages: {
    combobox: {
      loading: 'Loading options',
      count_one: '{{count}} option',
      count_other: '{{count}} options',
      clear: 'Clear {{label}}',
      remove: 'Remove {{name}}',
      none: 'There are no options.',
      noMatch: "No option matches '{{term}}'.",
      useTyped: "Press Enter to use '{{term}}'.",
    },
    required: 'required',
    retry: 'Retry',
    entities: {
      search: 'Search the catalog',
      suggested: 'Suggested',
      all: 'All',
      none: 'No entity matches the filter of this field. Register one in the catalog, or ask the author of the template.',
      noMatch: "No entity matches '{{term}}'.",
      noMatchUse: "No entity matches '{{term}}'. Press Enter to use it anyway.",
      failed: 'Could not load the entities.',
      denied: 'You do not have permission to read the catalog.',
      enterRef: 'You can enter a reference, such as {{example}}.',
      missing: "'{{value}}' is not in the catalog, or you do not have access to it.",
      full_one: 'You can select up to {{count}} entity.',
      full_other: 'You can select up to {{count}} entities.',
      invalidRef: '{{value}} is not a valid entity ref',
    },
    entity: { title: 'Entity' },
    multiEntity: { title: 'Entity' },
    owner: { title: 'Owner', description: 'The owner of the component' },
    ownedEntity: { title: 'Entity', description: 'An entity from the catalog that you own' },
    myGroups: {
      title: 'Entity',
      description: 'A group that you are a member of',
      none: 'You are not a member of a group. Ask the administrator of the catalog to add you to one.',
      signedOut: 'Could not load your groups.',
    },
    name: {
      title: 'Name',
      description: 'Unique name of the component',
      invalid:
        'Must start and end with an alphanumeric character, and contain only alphanumeric characters, hyphens, underscores, and periods. Maximum length is 63 characters.',
      taken: "{{kind}} '{{name}}' exists already. Use another name.",
    },
    tags: {
      title: 'Tags',
      description:
        "Add any relevant tags, hit 'Enter' to add new tags. Valid format: [a-z0-9+#] separated by [-], at most 63 characters",
      invalid:
        "'{{tag}}' is not a valid tag. Use groups of a-z, 0-9, ':', '+' and '#' separated by '-', at most 63 characters.",
      withCount: '{{tag}} ({{count}})',
      failed: 'Could not load the existing tags. You can enter new ones.',
      noMatch: "No existing tag matches '{{term}}'. Press Enter to add it.",
      none: 'The catalog has no tags yet. Enter the first one.',
    },
    repository: {
      host: { title: 'Host', description: 'The host where the repository will be created' },
      owner: {
        title: 'Owner',
        description: 'The organization, user or project that this repo will belong to',
      },
      optionalOwner: { title: 'Owner', description: 'The owner of the project (optional)' },
      group: {
        title: 'Owner',
        description:
          'GitLab namespace where this repository will belong to. It can be the name of organization, group, subgroup, user, or the project.',
      },
      organization: {
        title: 'Organization',
        description: 'The Organization that this repo will belong to',
      },
      workspace: { title: 'Workspace', description: 'The workspace that this repo will belong to' },
      parent: { title: 'Parent', description: 'The project parent that the repo will belong to' },
      project: { title: 'Project', description: 'The Project that this repo will belong to' },
      repo: { title: 'Repository', description: 'The name of the repository' },
      local: 'This portal (local)',
      loading: 'Loading the hosts',
      noHosts:
        'No source control host is configured. Ask an administrator to add one to integrations in the configuration.',
      unknownHost: "'{{host}}' is not under integrations in the configuration.",
      hostsFailed: 'Could not load the hosts.',
      credentials: {
        waiting: 'Waiting for your sign-in to {{host}}',
        failed: 'Could not get access to {{host}}.',
        failedReason: 'Could not get access to {{host}}: {{reason}}',
        signIn: 'Sign in to {{host}}',
        signedIn: 'The template uses your account at {{host}}.',
      },
      invalid: {
        url: 'Unable to parse the Repository URL',
        host: 'Incomplete repository location provided, host not provided',
        workspace: 'Incomplete repository location provided, workspace not provided',
        project: 'Incomplete repository location provided, project not provided',
        owner: 'Incomplete repository location provided, owner not provided',
        repo: 'Incomplete repository location provided, repo not provided',
      },
    },
    branch: { title: 'Branch', description: 'Branch of the repository', placeholder: 'Such as main' },
    repoOwner: { title: 'Owner', description: 'The owner of the repository' },
  },
  translations: {
    de: () => import('./de'),
    es: () => import('./es'),
    ja: () => import('./ja'),
  },
});
