import { createTranslationRef } from '#sdk';

/** The texts of the developer tools. */
export const devtoolsTranslationRef = createTranslationRef({
  id: 'devtools',
  messages: {
    gallery: {
      parts: 'Parts',
      lead: 'The parts that the pages of the portal are made of. Each can be tried out here, with the lines that it takes to use it.',
      code: 'In code',
      codeLabel: 'Code for {{part}}',
    },
    plugins: {
      label: 'Plugins',
      lead: 'What is installed in this portal. Owners, descriptions and links can be set in the configuration, below app.pluginOverrides.',
      plugin: 'Plugin',
      version: 'Version',
      package: 'Package',
      description: 'Description',
      owner: 'Owner',
      extensions: 'Extensions',
      links: 'Links',
      share: '{{enabled}} of {{count}}',
      enabledOf: '{{enabled}} of {{count}} extensions are enabled',
      failed: 'Not known',
    },
    // Each part has a title, and a summary that says when to use it.
    draft: {
      title: 'Draft of a form',
      summary:
        'For forms that take a while to fill in. What was entered is there again after a reload, or after a sign-in that left the page.',
      restored: 'You began this before; go on where you were.',
      subject: 'Subject',
      text: 'Text',
      secret: 'Access token',
      secretNote: 'Secrets are not kept.',
      send: 'Send',
      discard: 'Begin anew',
    },
    oauth: {
      title: 'Request for access',
      summary:
        'To use an account of the user at a provider. Where they have not signed in there yet, or more is needed, they are asked; all that ask at the same time stand in one dialog.',
      askOne: 'Ask one provider',
      askMany: 'Ask three providers',
      given: 'Access to {{provider}} was given.',
      refused: 'Access to {{provider}} was refused.',
    },
    code: {
      title: 'Code',
      summary: 'To read and copy code or configuration, from three lines to ten thousand.',
      language: 'Language',
    },
    diff: { title: 'Differences', summary: 'To show what changed between two versions of a text.' },
    markdown: {
      source: 'Source',
      title: 'Markdown',
      summary:
        'To show what people have written: descriptions, readmes, release notes. Nothing in it can run.',
    },
    graph: {
      title: 'Dependency graph',
      summary: 'To show what depends on what. With more than a few hundred nodes it becomes a list.',
      direction: 'Direction',
      curve: 'Lines',
      zoom: 'Zoom',
      nodes: 'Nodes',
      sample: 'A graph of {{count}} nodes',
    },
    table: {
      title: 'Table',
      summary:
        'To look through rows: to search and filter them, put them in order, arrange the columns, and do something with many of them at once.',
      rowCount: 'Rows',
      paging: 'Pages',
      onePage: 'All on one page',
      pageOf: '{{count}} on a page',
      show: 'State',
      showRows: 'Rows',
      showLoading: 'Loading',
      showFailure: 'Failed',
      deployments: 'Deployments',
      failed: 'The cluster did not answer within 10 seconds.',
      copy: 'Name of {{name}}',
      remove: 'Remove',
      service: 'Service',
      team: 'Team',
      environment: 'Environment',
      status: 'Status',
      region: 'Region',
      version: 'Version',
      replicas: 'Replicas',
      tags: 'Tags',
    },
  },
  translations: { de: () => import('./de'), es: () => import('./es'), ja: () => import('./ja') },
});
