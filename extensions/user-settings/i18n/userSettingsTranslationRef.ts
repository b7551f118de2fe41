import { createTranslationRef } from '#sdk';

/** The texts of the settings. */
export const userSettingsTranslationRef = createTranslationRef({
  id: 'user-settings',
  messages: {
    profile: {
      title: 'Profile',
      picture: 'Profile picture',
      menu: 'Profile menu',
      signOut: 'Sign out',
      signOutFailed: 'Signing out failed: {{error}}',
      failed: 'Failed to load user identity: {{error}}',
    },
    appearance: {
      title: 'Appearance',
      theme: 'Theme',
      themeNote: 'Auto follows the setting of your system.',
      light: 'Light',
      dark: 'Dark',
      auto: 'Auto',
      language: 'Language',
      languageNote: 'The language of the portal; what people have written stays as it is.',
      pin: 'Pin sidebar',
      pinNote:
        'Keeps the names of the pages in sight. Unpinned, the sidebar folds to its icons until you point at it.',
    },
    identity: {
      title: 'Identity',
      subtitle: 'Who you are to the catalog, and what counts as yours',
      user: 'User entity',
      ownership: 'Ownership entities',
      copyUser: 'User entity ref',
      copyOwnership: 'Ownership entity refs',
    },
    providers: {
      title: 'Authentication Providers',
      subtitle:
        'Your accounts at other services. Plugins work with them on your behalf, as far as you let them.',
      note: 'Allows the portal access to {{provider}} APIs and identities.',
      ofPortal: 'You came into the portal with this account. Signing out of it signs you out of the portal.',
      signedIn: 'Signed in',
      signIn: 'Sign in',
      signOut: 'Sign out',
      signInTo: 'Sign in, {{provider}}',
      signOutOf: 'Sign out, {{provider}}',
      windowNote:
        'If the browser did not open the window, or did not come back from it, sign in here instead. This leaves the page and comes back to it.',
      inThisWindow: 'Sign in in this window',
      empty: 'No authentication providers',
      emptyNote:
        'The configuration of the portal names no service that you could sign in to. An administrator adds one under “auth.providers”.',
    },
    flags: {
      title: 'Feature Flags',
      empty: 'No feature flags',
      emptyNote:
        'A feature flag lets you try what a plugin is still working on. None of the installed plugins has one at the moment.',
      search: 'Search feature flags',
      note: 'Refresh the page after switching a flag, so that the pages that read it at the start take notice.',
      changed: 'Refresh the page for your change to take effect everywhere.',
      refresh: 'Refresh the page',
      noMatch: 'No feature flag matches “{{term}}”.',
      clear: 'Clear the search',
      plugin: 'from plugin {{pluginId}}',
      saveFailed: 'The feature flag could not be switched: {{error}}',
    },
  },
  translations: { de: () => import('./de'), es: () => import('./es'), ja: () => import('./ja') },
});
