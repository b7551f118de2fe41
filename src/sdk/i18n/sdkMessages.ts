import { createTranslationRef } from '../translation/translationRef';

/** What the SDK's own components say. */
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
    permissionNeeded: 'It may be here, but not for you: to see it takes the permission {{name}}.',
  },
  translations: { de: () => import('./de'), es: () => import('./es'), ja: () => import('./ja') },
});
