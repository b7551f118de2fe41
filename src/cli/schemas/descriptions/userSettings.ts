import type { ExtensionDescription } from './description';

/** The extensions of the plugin `user-settings`. */
export const userSettingsDescriptions: Readonly<Record<string, ExtensionDescription>> = {
  'page:user-settings': {
    text: 'What each person sets for themselves.',
    inputs: { pages: 'Further tabs.' },
    example: { path: '/preferences', title: 'Preferences' },
  },
  'sub-page:user-settings/general': {
    text: 'Profile and sign-out, identity, theme, language, pinned navigation.',
  },
  'sub-page:user-settings/auth-providers': {
    text: 'The accounts of each person at the providers below `auth.providers`, to sign in to and out of.',
    inputs: { providerSettings: 'The list of services, in place of the one that comes with Trellis.' },
  },
  'sub-page:user-settings/feature-flags': {
    text: 'The feature flags of all plugins, with a search and switches.',
  },
};
