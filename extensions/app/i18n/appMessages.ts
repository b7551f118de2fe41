import { createTranslationRef } from '#sdk';

/** What the shell of the portal says. */
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
      unpin: 'Fold navigation',
      profile: 'Your settings, {{name}}',
    },
    user: {
      loadFailed: 'Failed to load user identity: {{error}}',
    },
    banner: {
      label: 'Announcements',
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
      details: 'Details of the error',
      showMore: 'Show more details',
      showLess: 'Show less details',
      suggestions: 'Pages that are here',
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
