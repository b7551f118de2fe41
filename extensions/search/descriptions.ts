import type { ExtensionDescriptions } from '#config/schema';

/** Describes the extension kinds that the blueprints of the plugin create. */
export const searchKinds: ExtensionDescriptions = {
  command: {
    text: 'A command of the command palette',
    config: {
      title: { text: 'The title of the command.' },
      group: { text: 'The title of its group.' },
      keywords: { text: 'Other words that find the command.' },
      shortcut: {
        text: 'The keys that run the command: `Mod+Shift+E`, or single keys such as `g e`. `Mod` is Command on a Mac and Control elsewhere. `false` for no keys.',
      },
    },
    example: {
      title: 'Report a problem',
      group: 'Help',
      keywords: ['bug', 'issue'],
      shortcut: 'Mod+Shift+E',
    },
  },
  'nav-item-dialog': { text: 'A dialog that the navigation opens instead of a page' },
  'search-filter': { text: 'A filter on the search page' },
  'search-filter-result-type': { text: 'A type of results on the search page' },
  'search-result-list-item': {
    text: 'Shows search results',
    config: {
      noTrack: { text: 'Does not capture `discover` events when users follow a result.', default: false },
    },
  },
};

/** The extensions of the plugin `search`. */
export const searchDescriptions: ExtensionDescriptions = {
  'page:search': {
    text: 'The search page. `search.defaultType` selects a type at first, and `search.query.pageLimit` sets the results per page.',
    inputs: {
      pages: 'Not used, because the page has its own content.',
      items: 'Components for results. The first that accepts a result shows it.',
      resultTypes: 'Types of results, in this order after all types.',
      searchFilters: 'Filters, in this order.',
    },
    config: {
      noTrack: {
        text: 'Does not capture `search` and `discover` events, on the page and in the dialog.',
        default: false,
      },
    },
    example: { noTrack: true },
  },
  'api:search': { text: 'Sends queries to the search backend.' },
  'api:search/saved-views': {
    text: 'Stores the saved views of a user in their account. Without it, lists have no button for saved views.',
  },
  'titles:search': { text: 'The titles of the page and its widgets in other languages.' },
  'nav-item-dialog:search': {
    text: 'The dialog that the navigation opens for `page:search`. Without it, the navigation leads to the page.',
  },
  'app-root-element:search/palette': {
    text: 'The command palette. Disable it to remove the palette and all shortcuts.',
    inputs: { commands: 'Commands of plugins.' },
    config: {
      shortcut: {
        text: 'The keys that open the palette. `Mod` is Command on a Mac and Control elsewhere. With `false`, it opens only with the button in the search dialog.',
        default: 'Mod+K',
      },
      singleKeys: {
        text: 'Turns on shortcuts without a modifier, such as `g c` and `?`, for users who have not chosen.',
        default: false,
      },
      shortcuts: {
        text: 'Keys by the id of an item, such as an extension id or `theme:dark`. They replace the keys of the item. `false` removes them.',
        default: {},
      },
      hide: { text: 'Ids of items that the palette does not offer.', default: [] },
    },
    example: {
      shortcut: 'Mod+P',
      singleKeys: true,
      shortcuts: { 'page:catalog': 'c', 'theme:dark': 'Mod+Shift+D' },
      hide: ['page:catalog-graph'],
    },
  },
  'home-page-widget:search/search-bar': {
    text: 'Widget with a search bar, `HomePageSearchBar`, and the recent searches of the user.',
  },
  'home-page-widget:search/saved-views': {
    text: 'Widget with the saved views of the user, `HomePageSavedViews`.',
  },
};
