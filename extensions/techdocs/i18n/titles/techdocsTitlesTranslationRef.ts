import { createTranslationRef } from '#sdk';

/** The titles of the plugin, which it adds to the bundle `titles`. The keys are the titles in English. */
export const techdocsTitlesTranslationRef = createTranslationRef({
  id: 'titles',
  messages: {
    Documentation: 'Documentation',
    Docs: 'Docs',
    'View TechDocs': 'View TechDocs',
    'This entity has no documentation': 'This entity has no documentation',
  },
  translations: {
    de: () => import('./de'),
    es: () => import('./es'),
    ja: () => import('./ja'),
  },
});
