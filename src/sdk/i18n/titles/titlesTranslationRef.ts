import { createTranslationRef } from '../../translation/translationRef';

/**
 * What pages, tabs and plugins are called in the navigation and in headers. The key is the title as its plugin or the YAML
 * writes it, so an administrator can translate a title of their own, too; one that is not here is shown as it is written.
 */
export const titlesTranslationRef = createTranslationRef({
  id: 'titles',
  messages: {
    Catalog: 'Catalog',
    Overview: 'Overview',
    Settings: 'Settings',
    General: 'General',
    'Authentication Providers': 'Authentication Providers',
    'Feature Flags': 'Feature Flags',
    'Developer tools': 'Developer tools',
    Plugins: 'Plugins',
    Gallery: 'Gallery',
  },
  translations: { de: () => import('./de'), es: () => import('./es'), ja: () => import('./ja') },
});
