import { createTranslationRef } from '#sdk';

/** The titles of the plugin, which it adds to the bundle `titles`. The keys are the titles in English. */
export const scaffolderTitlesTranslationRef = createTranslationRef({
  id: 'titles',
  messages: {
    Create: 'Create',
    'Create a new component': 'Create a new component',
    Templates: 'Templates',
    Tasks: 'Tasks',
    Actions: 'Actions',
    'Template editor': 'Template editor',
    'Templating extensions': 'Templating extensions',
    'Launch template': 'Launch template',
  },
  translations: {
    de: () => import('./de'),
    es: () => import('./es'),
    ja: () => import('./ja'),
  },
});
