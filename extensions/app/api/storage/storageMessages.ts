import { createTranslationRef } from '#sdk';

/** What is said of settings that cannot be kept where they should be. */
export const storageTranslationRef = createTranslationRef({
  id: 'app.storage',
  messages: {
    unavailable:
      'This browser does not let the portal keep settings. They will last until you close this page.',
    unread:
      'Your settings could not be loaded from the backend. They are asked for again by themselves. ({{error}})',
    unsaved:
      'Your settings could not be sent to the backend. This browser keeps them, and they are sent again by themselves. ({{error}})',
    refused: 'The backend does not accept one of your settings. It stays in this browser. ({{error}})',
  },
  translations: {
    de: () => import('./i18n/de'),
    es: () => import('./i18n/es'),
    ja: () => import('./i18n/ja'),
  },
});
