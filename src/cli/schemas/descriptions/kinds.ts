import type { ExtensionDescriptions } from '#config/schema';

const path =
  'Path of the page, relative to the base path of the portal. Links from other extensions follow it.';

/**
 * Describes the extension kinds that the blueprints of the SDK create. Used for extensions without a description of their own.
 * The text continues with ", from the plugin 'acme'."
 */
export const kindDescriptions: ExtensionDescriptions = {
  analytics: { text: 'Receives usage events' },
  api: { text: 'Provides a utility API' },
  'app-root-element': { text: 'An element shown on every page' },
  'app-root-wrapper': { text: 'Wraps the whole app' },
  'app-router-component': { text: 'Routes the app' },
  component: { text: 'Replaces a component of the app' },
  'icon-bundle': { text: 'Adds icons' },
  'nav-content': { text: 'Renders the navigation' },
  page: {
    text: 'A page',
    config: {
      path,
      title: 'Title of the page in its header and in the navigation.',
    },
  },
  'plugin-header-action': { text: 'A button in the headers of the pages of its plugin' },
  'plugin-wrapper': { text: 'Wraps every extension of its plugin' },
  'sign-in-page': { text: 'The page where people sign in' },
  'sub-page': {
    text: 'A tab of a page',
    config: {
      path: 'Path of the tab, relative to its page, without a leading slash.',
      title: 'Title of the tab.',
    },
  },
  theme: { text: 'A theme of the portal' },
  translation: { text: 'Changed messages or an additional language' },
};
