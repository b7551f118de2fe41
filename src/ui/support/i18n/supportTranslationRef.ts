import { createTranslationRef } from '#sdk';

/** The texts of what the support button opens: they come with it, not with the first page. */
export const supportTranslationRef = createTranslationRef({
  id: 'ui.support',
  messages: {
    more: 'Get support',
    notConfigured: 'Support Not Configured',
    howTo: 'Whoever administers the portal can say who helps, in its configuration under app.support.',
    sample: 'Sample of app.support',
  },
  translations: { de: () => import('./de'), es: () => import('./es'), ja: () => import('./ja') },
});
