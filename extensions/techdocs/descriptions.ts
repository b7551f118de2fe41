import type { ExtensionDescriptions } from '#config/schema';

/** Describes the extension kinds that the blueprints of the plugin create. */
export const techdocsKinds: ExtensionDescriptions = {
  addon: { text: 'Extends documentation pages' },
  'empty-state': { text: 'Shown where there is no content' },
};

/** The extensions of the plugin `techdocs`. */
export const techdocsDescriptions: ExtensionDescriptions = {
  'titles:techdocs': {
    text: 'The titles of the pages and the tab in other languages.',
  },
  'api:techdocs': {
    text: 'Reads the metadata of documentation and the cookie for its files.',
  },
  'api:techdocs/storage': { text: 'Reads and builds documentation.' },
  'api:techdocs/addons': {
    text: 'Collects the add-ons of documentation pages.',
    inputs: { addons: 'Add-ons of all documentation pages.' },
  },
  'plugin-header-action:techdocs': {
    text: 'Opens the support information of the portal.',
  },
  'page:techdocs': {
    text: 'The list of documentation.',
    inputs: { pages: 'Tabs, if the page has several.' },
    config: {
      initialFilter: {
        text: 'The initial list: `all`, `owned` or `starred`.',
        default: 'owned',
      },
    },
    example: { initialFilter: 'all' },
  },
  'page:techdocs/reader': {
    text: 'Shows the documentation of an entity.',
    inputs: {
      pages: 'Not used, because the page has its own content.',
      addons: 'Add-ons of this page only.',
    },
    config: {
      withoutSearch: {
        text: 'Omits the search in the documentation.',
        default: false,
      },
      withoutHeader: {
        text: 'Omits the header with the owner and the lifecycle.',
        default: false,
      },
    },
    example: { withoutSearch: true },
  },
  'entity-icon-link:techdocs/read-docs': {
    text: 'Link to the documentation of an entity, on the about card.',
  },
  'entity-content:techdocs': {
    text: 'Tab with the documentation of an entity.',
    inputs: {
      addons: 'Add-ons of this tab only.',
      emptyState: 'Shown if the entity has no documentation.',
    },
  },
  'empty-state:techdocs/entity-content': {
    text: 'Shown on the tab of an entity that has no documentation. Explains how to add it.',
  },
  'search-filter-result-type:techdocs': {
    text: 'The result type `techdocs`: pages of documentation.',
  },
  'search-result-list-item:techdocs': {
    text: 'Shows pages of documentation in search results.',
    config: {
      title: 'The title of all results, instead of the title of the page.',
      lineClamp: { text: 'Lines of the text that are shown.', default: 5 },
      asLink: {
        text: 'Whether results are links to their pages.',
        default: true,
      },
      asListItem: {
        text: 'Whether results have the space and the separator of list items.',
        default: true,
      },
      noTrack: {
        text: 'Does not capture `discover` events when users follow a result.',
        default: false,
      },
    },
    example: { lineClamp: 3 },
  },
  'addon:techdocs/expandable-navigation': {
    text: 'Button above the navigation that expands and collapses all of its groups.',
  },
  'addon:techdocs/report-issue': {
    text: 'Link to a new issue in the repository of the documentation, with the text that the user has selected.',
  },
  'addon:techdocs/text-size': { text: 'Setting for the size of the text.' },
  'addon:techdocs/light-box': { text: 'Opens images in full size.' },
};
