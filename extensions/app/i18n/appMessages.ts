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
    signIn: {
      title: 'Sign In',
      failed: 'Login failed',
      guest: 'Guest',
      guestNote:
        'Nobody checks who you are when you come in as a guest, so some features may be unavailable.',
      enter: 'Enter',
      entering: 'Entering',
      retryNote: 'It is tried again by itself every few seconds.',
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
      unexpected: 'UNEXPECTED ERROR',
    },
    errorDisplay: {
      title: 'Error in {{pluginId}}',
      titleWithoutPlugin: 'Something Went Wrong',
    },
    storage: {
      unavailable:
        'This browser does not let the portal keep settings. They will last until you close this page.',
    },
    theme: {
      light: 'Light theme',
      dark: 'Dark theme',
    },
  },
});
