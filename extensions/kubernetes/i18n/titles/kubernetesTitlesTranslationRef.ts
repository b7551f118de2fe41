import { createTranslationRef } from '#sdk';

/** The title of the tab, which the plugin adds to the bundle `titles`. The key is the title in English. */
export const kubernetesTitlesTranslationRef = createTranslationRef({
  id: 'titles',
  messages: { Kubernetes: 'Kubernetes' },
  translations: { de: () => import('./de'), es: () => import('./es'), ja: () => import('./ja') },
});
