import { createTranslationRef } from '#sdk';

/** The messages of the settings. */
export const userSettingsTranslationRef = createTranslationRef({
  id: 'user-settings',
  messages: {
    profile: {
      title: 'Profile',
      picture: 'Profile picture',
      menu: 'Profile menu',
      signOut: 'Sign out',
      signOutFailed: 'Could not sign out. You are still signed in. Try again. {{error}}',
      failed: 'Failed to load user identity: {{error}}',
    },
    appearance: {
      title: 'Appearance',
      theme: 'Theme',
      themeNote: 'Auto follows your system setting.',
      light: 'Light',
      dark: 'Dark',
      auto: 'Auto',
      language: 'Language',
      languageNote: 'The language of the interface. Content from users is not translated.',
      pin: 'Pin sidebar',
      pinNote:
        'Keeps page names visible. When unpinned, the sidebar collapses to icons until you point at it.',
    },
    identity: {
      title: 'Identity',
      subtitle: 'Your user in the catalog, and the users and groups whose entities count as yours',
      user: 'User entity',
      ownership: 'Ownership entities',
      copyUser: 'User entity ref',
      copyOwnership: 'Ownership entity refs',
    },
    providers: {
      title: 'Authentication Providers',
      subtitle:
        'Your accounts with other services. Plugins use them on your behalf, with the access that you allow.',
      note: 'Allows the portal to access {{provider}} APIs and identities.',
      ofPortal:
        'You signed in to the portal with this account. If you sign out of it, you also sign out of the portal.',
      signedIn: 'Signed in',
      signIn: 'Sign in',
      signOut: 'Sign out',
      signInTo: 'Sign in to {{provider}}',
      signOutOf: 'Sign out of {{provider}}',
      windowNote:
        'If the sign-in window did not open or did not finish, sign in here instead. You leave this page and return to it when you are done.',
      inThisWindow: 'Sign in in this window',
      empty: 'No authentication providers',
      emptyNote:
        'No service to sign in to is configured. An administrator can add one under “auth.providers”.',
    },
    flags: {
      title: 'Feature Flags',
      empty: 'No feature flags',
      emptyNote:
        'Feature flags let you try features that are still in development. None of the installed plugins has any.',
      search: 'Search feature flags',
      note: 'Refresh the page after you change a flag. Some pages read flags only when they load.',
      changed: 'To apply your change everywhere, refresh the page.',
      refresh: 'Refresh the page',
      noMatch: 'No feature flags match “{{term}}”.',
      clear: 'Show all flags',
      plugin: 'from plugin {{pluginId}}',
      saveFailed: 'Could not change the feature flag: {{error}}',
    },
  },
  translations: { de: () => import('./de'), es: () => import('./es'), ja: () => import('./ja') },
});
