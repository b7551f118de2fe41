import { createTranslationRef } from '../translation/translationRef';

/** The texts of SDK components. */
export const sdkTranslationRef = createTranslationRef({
  id: 'sdk',
  messages: {
    progress: 'Loading',
    error: {
      title: 'Error in {{pluginId}}',
      titleWithoutPlugin: 'Something went wrong',
      retry: 'Retry',
    },
    notFound: {
      title: 'Page not found',
      description: 'There is no page at this address.',
    },
    lazyFailed: 'Failed lazy loading of the {{name}} extension, try to reload the page',
    pageTabs: 'Pages of {{title}}',
    permissionNeeded: "You don't have access to this page. It requires the {{name}} permission.",
  },
  translations: { de: () => import('./de'), es: () => import('./es'), ja: () => import('./ja') },
});
