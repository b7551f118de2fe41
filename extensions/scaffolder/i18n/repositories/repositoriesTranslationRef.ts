import { createTranslationRef } from '#sdk';

/** The messages of the page of a repository. */
export const repositoriesTranslationRef = createTranslationRef({
  id: 'scaffolder-repositories',
  messages: {
    create: 'Create',
    branch: 'Branch',
    size: 'Size',
    bytes: '{{count}} bytes',
    clone: 'Clone',
    command: 'Clone command',
    cloneHint:
      'If Git asks for credentials, enter any user name, and your access token as the password. The token is valid for up to an hour.',
    token: 'Access token',
    files: 'Files',
    parent: 'Parent folder',
    module: 'Another repository',
    tooMany: 'Showing {{shown}} of {{total}} entries. To see all of them, clone the repository.',
    commits: 'Latest commits',
    commitBy: 'by {{author}}',
    commitId: 'Commit ID',
    view: 'View',
    preview: 'Preview',
    source: 'Source',
    noText: 'This file cannot be shown',
    noTextHint: 'It is binary or larger than 1 MB. To open it, clone the repository.',
    notFound: 'Nothing found at this address',
    notFoundHint: 'The default branch of {{name}} has nothing here, or the repository does not exist.',
    denied: 'You don’t have access to this repository',
    deniedHint: 'It requires the permission {{permission}}.',
    failed: 'Could not load the repository',
    toRoot: 'Show all files',
  },
  translations: {
    de: () => import('./de'),
    es: () => import('./es'),
    ja: () => import('./ja'),
  },
});
