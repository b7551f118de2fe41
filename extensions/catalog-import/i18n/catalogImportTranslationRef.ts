import { createTranslationRef } from '#sdk';

/** The texts of the plugin. */
export const catalogImportTranslationRef = createTranslationRef({
  id: 'catalog-import',
  messages: {
    label: 'Add components',
    steps: { url: 'Enter URLs', found: 'Select', review: 'Review', done: 'Done' },
    url: {
      label: 'URLs',
      help: 'One URL per line.',
      analyze: 'Analyze',
      missing: 'Enter the URL of a repository or of a descriptor file.',
      invalid: "'{{url}}' is not a URL. URLs start with https:// or http://.",
      repository: 'A repository',
      repositoryHelp:
        'Finds the files {{file}} in it. If there are none, you can create a pull request that adds one.',
      file: 'A descriptor file',
      fileHelp: 'Registers the entities in a YAML file, from any host that the portal can read.',
    },
    found: {
      analyzing_one: 'Analyzing {{count}} URL',
      analyzing_other: 'Analyzing {{count}} URLs',
      failed: "Couldn't analyze {{url}}",
      files: 'Descriptor files',
      filesHelp: 'Select the files to register.',
      selected: '{{count}} of {{all}} selected',
      registered: 'Registered',
      more: '{{count}} more',
      pending: 'Wait until all URLs are analyzed.',
      nothing:
        'Select at least one file. If the analysis of a URL failed, try it again or go back and change the URL.',
      invalid: 'Fix the problems in the descriptor and the pull request first.',
    },
    field: {
      name: 'Name',
      title: 'Title',
      description: 'Description',
      owner: 'Owner',
      type: 'Type',
      lifecycle: 'Lifecycle',
      system: 'System',
      tags: 'Tags',
    },
    repository: {
      heading: 'New file {{file}}',
      intro:
        'This repository has no file {{file}} yet. Check the proposed entity. A pull request then adds the file.',
      unreadable:
        'The portal could not look for existing files: {{reason}} If the repository has a file {{file}}, go back and enter its URL. Otherwise, check the proposed entity.',
      notEditable: 'Fix the YAML to use these fields again.',
      codeowners: 'Use the owner in the CODEOWNERS file of the repository',
      codeownersFound: 'Use the owner in the CODEOWNERS file of the repository: {{owner}}',
      valid: 'The descriptor is valid.',
      issue: 'Line {{line}}: {{message}}',
      title: 'Title of the pull request',
      body: 'Description of the pull request',
      branch: 'New branch',
      branchInvalid: 'Enter a valid name of a git branch.',
    },
    review: {
      locations_one: '{{count}} file will be registered.',
      locations_other: '{{count}} files will be registered.',
      register: 'Register',
      import: 'Create pull request',
      retry: 'Retry',
      exists: 'This file is registered already. It will be read again.',
      unreadable: 'Some files cannot be read. Try them again, or go back and deselect them.',
      failed: 'Not everything was imported. What succeeded is not repeated when you retry.',
      notRead: "Couldn't read this file",
      notRegistered: "Couldn't register this file",
      new: 'New',
      known: 'In the catalog',
      conflict: 'Conflict',
      conflictWith:
        'This entity is already in the catalog, from {{location}}. It stays there until that location is unregistered.',
      conflictHere: 'Another file in this list has the same entity. Only the first one is used.',
      pullRequest: 'Pull request',
      file: 'File',
      steps: 'Steps',
      stepFailed: "Couldn't complete this step",
    },
    flow: {
      validate: 'Validate the descriptor',
      signIn: 'Get your access to the repository',
      repository: 'Read the repository',
      defaultBranch: 'Read the default branch',
      branch: 'Create the branch',
      commit: 'Commit the file',
      push: 'Push the branch with the file',
      pullRequest: 'Create the pull request',
      register: 'Register the file in the catalog',
    },
    hint: {
      rateLimit: 'The rate limit of {{host}} is exceeded. Try again later.',
      rateLimitUntil: 'The rate limit of {{host}} is exceeded. Try again {{time}}.',
      branchExists:
        "The branch '{{branch}}' exists already, maybe from an earlier pull request. Go back and enter another branch, or delete it in the repository.",
      emptyRepository: 'The repository has no commits on its default branch. Add a first commit, then retry.',
      noAccess: 'Check the URL, and whether your account has access to the repository.',
      noWriteAccess:
        'Your account cannot write to this repository. Fork it and enter the URL of the fork, or enter the URL of an existing descriptor file.',
      unreachable:
        'Check your network connection. Administrators must list {{host}} under integrations in the configuration.',
    },
    run: { running: 'Running', done: 'Done', failed: 'Failed', exists: 'Registered' },
    done: {
      again: 'Add more',
      nothing: 'Nothing was registered.',
      registered: 'Registered',
      refreshed: 'Read again',
      pullRequest: 'Pull request created',
      next: 'After the pull request is merged, register this file: {{location}}',
      nextRegistered:
        'After the pull request is merged, the component appears in the catalog, which reads this file regularly: {{location}}',
    },
  },
  translations: { de: () => import('./de'), es: () => import('./es'), ja: () => import('./ja') },
});
