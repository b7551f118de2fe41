import { createTranslationRef } from '#sdk';

/** The texts of the support popup, loaded with it. */
export const supportTranslationRef = createTranslationRef({
  id: 'ui.support',
  messages: {
    more: 'Get support',
    notConfigured: 'Support Not Configured',
    howTo: 'Administrators can add support contacts under app.support in the configuration.',
    sample: 'Example for app.support',
  },
  translations: { de: () => import('./de'), es: () => import('./es'), ja: () => import('./ja') },
});
