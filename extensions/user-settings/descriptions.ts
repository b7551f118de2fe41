import type { ExtensionDescriptions } from '#config/schema';

/** The extensions of the plugin `user-settings`. */
export const userSettingsDescriptions: ExtensionDescriptions = {
  'page:user-settings': {
    text: 'The settings of the user.',
    inputs: { pages: 'Additional tabs.' },
    example: { path: '/preferences', title: 'Preferences' },
  },
  'sub-page:user-settings/general': {
    text: 'Profile and sign-out, identity, theme, language and pinned navigation.',
  },
  'sub-page:user-settings/auth-providers': {
    text: 'The accounts of the user at the providers in `auth.providers`, with sign-in and sign-out.',
    inputs: { providerSettings: 'Replaces the default list of providers.' },
  },
  'sub-page:user-settings/feature-flags': {
    text: 'The feature flags of all plugins, with search and switches.',
  },
};
