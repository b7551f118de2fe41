import { createTranslationRef } from '../../translation/translationRef';

/**
 * The titles of pages, tabs and plugins, and the name of guests. The keys are the titles in plugins or in YAML, so administrators can also translate
 * their own titles. Unknown titles are shown unchanged.
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
    Guest: 'Guest',
    'Software Catalog': 'Software Catalog',
  },
  translations: { de: () => import('./de'), es: () => import('./es'), ja: () => import('./ja') },
});
