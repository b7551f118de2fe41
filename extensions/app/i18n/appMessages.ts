import { createTranslationRef } from '#sdk';

/** Messages of the frame: navigation, error pages, banners and notices. */
export const appTranslationRef = createTranslationRef({
  id: 'app',
  messages: {
    nav: {
      label: 'Main navigation',
      home: '{{appTitle}}, home',
      more: 'More',
      moreTitle: 'All pages',
      close: 'Close',
      pin: 'Pin navigation',
      unpin: 'Unpin navigation',
      profile: 'Your settings, {{name}}',
    },
    user: {
      loadFailed: 'Failed to load user identity: {{error}}',
    },
    banner: {
      label: 'Announcements',
      more_one: '{{count}} more announcement',
      more_other: '{{count}} more announcements',
      less: 'Show one announcement',
    },
    notice: {
      label: 'Messages',
      dismiss: 'Dismiss',
      more_one: '{{count}} more message',
      more_other: '{{count}} more messages',
    },
    errorPage: {
      status: 'ERROR {{status}}: {{statusMessage}}',
      notFound: 'PAGE NOT FOUND',
      title: 'Looks like someone dropped the mic!',
      goBack: 'Go back',
      contactSupport: 'Contact support',
      details: 'Error details',
      showMore: 'Show more details',
      showLess: 'Show less details',
      suggestions: 'Suggested pages',
      retry: 'Retry',
      report: 'Copy report',
    },
    errorDisplay: {
      title: 'Error in {{pluginId}}',
      titleWithoutPlugin: 'Something Went Wrong',
      owner: 'Owned by {{owners}}',
    },
    dialog: {
      label: 'Dialog',
    },
    theme: {
      light: 'Light theme',
      dark: 'Dark theme',
    },
  },
  translations: { de: () => import('./de'), es: () => import('./es'), ja: () => import('./ja') },
});
