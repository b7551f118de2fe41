import { createTranslationRef } from '#sdk';

/** The messages of the lists of actions and of templating extensions. */
export const referenceTranslationRef = createTranslationRef({
  id: 'scaffolder-reference',
  messages: {
    empty: 'No information to display',
    noMatch: "Nothing matches '{{term}}'",
    back: 'Back to the list',
    copyName: 'Name',
    copyLink: 'Link',
    unknown: '{{id}} is not installed',
    unknownHint: 'It can be a part of a plugin that this portal does not have.',
    input: 'Input',
    output: 'Output',
    arguments: 'Arguments',
    argument: 'argument {{number}}',
    value: 'Value',
    examples: 'Examples',
    example: 'Example {{number}}',
    none: 'None',
    actions: {
      search: 'Search for an action',
      list: 'Actions',
      failed: 'Could not load the actions',
    },
    extensions: {
      search: 'Search for a templating extension',
      filters: 'Filters',
      functions: 'Functions',
      values: 'Values',
      failed: 'Could not load the templating extensions',
    },
  },
  translations: {
    de: () => import('./de'),
    es: () => import('./es'),
    ja: () => import('./ja'),
  },
});
