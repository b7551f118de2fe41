import { createTranslationRef } from '#sdk';

/** Messages about settings that could not be stored. */
export const storageTranslationRef = createTranslationRef({
  id: 'app.storage',
  messages: {
    unavailable:
      'Your browser does not allow the portal to store settings. Changes are lost when you close this page.',
    unread: 'Could not load your settings from the backend. Retrying automatically. ({{error}})',
    unsaved:
      'Could not save your settings to the backend. They are stored in this browser until saving succeeds. ({{error}})',
    refused: 'The backend rejected one of your settings. It is only stored in this browser. ({{error}})',
  },
  translations: {
    de: () => import('./de'),
    es: () => import('./es'),
    ja: () => import('./ja'),
  },
});
