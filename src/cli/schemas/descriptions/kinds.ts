import type { ExtensionDescription, KeyDescription } from './description';

const filter: KeyDescription = {
  text: 'For which entities it shows: a predicate over the entity, or the older text form such as `kind:component has:links`. Takes the place of the filter in the code.',
  schema: { $ref: '#/definitions/entityFilter' },
  examples: [{ kind: 'component' }],
};

const predicate: KeyDescription = {
  text: 'For which entities it shows: a predicate over the entity. Takes the place of the filter in the code.',
  schema: { $ref: '#/definitions/entityPredicate' },
  examples: [{ kind: 'component' }],
};

const path = 'Path of the page, below the base path of the portal. Links of other extensions follow it.';

/**
 * What all extensions of a kind are and take, so that one that nobody has described still says the most important. The text
 * goes on: "…, from the plugin 'acme'."
 */
export const kindDescriptions: Readonly<Record<string, ExtensionDescription>> = {
  addon: { text: 'Adds something to pages of documentation' },
  analytics: { text: 'Receives what users do' },
  api: { text: 'Provides a utility API' },
  'app-root-element': { text: 'Stands beside the pages on every page' },
  'app-root-wrapper': { text: 'Wraps the whole app' },
  'app-router-component': { text: 'Routes the app' },
  'catalog-export-config': { text: 'Adds formats that the catalogue can be saved as' },
  'catalog-filter': { text: 'Filters the list of the catalogue' },
  component: { text: 'Stands in for a component of the app' },
  'entity-card': {
    text: 'A card on the overview of entities',
    config: {
      filter,
      type: '`info` stands beside the content, `content` in the main area. Takes the place of what the card says of itself.',
    },
  },
  'entity-content': {
    text: 'A tab on the pages of entities',
    config: {
      path: 'Path of the tab below the page of the entity.',
      title: 'Text of the tab.',
      filter,
      group: {
        text: 'Id of the group of tabs that it stands in, or `false` for none.',
        examples: ['overview', 'documentation', 'development', 'deployment', 'operation', 'observability'],
      },
      icon: 'Key of the icon that it has inside of a group.',
    },
  },
  'entity-content-layout': {
    text: 'Arranges the cards on the overview of entities',
    config: { filter, type: 'Accepted and not used.' },
  },
  'entity-context-menu-item': {
    text: 'An item in the menu of an entity',
    config: { filter: predicate },
  },
  'entity-header': { text: 'The header on pages of entities', config: { filter: predicate } },
  'entity-header-layout': { text: 'Arranges the header on pages of entities', config: { filter: predicate } },
  'entity-icon-link': {
    text: 'A link with an icon on the card about an entity',
    config: {
      label: 'Text of the link.',
      title: 'Text that explains the link when the pointer rests on it.',
      filter: predicate,
    },
  },
  'home-page-widget': { text: 'A widget on the home page' },
  'icon-bundle': { text: 'Adds icons' },
  'nav-content': { text: 'Draws the navigation' },
  page: {
    text: 'A page',
    config: {
      path,
      title: 'Title of the page, in its header and in the navigation.',
    },
  },
  'plugin-header-action': { text: 'A button in the headers of the pages of its plugin' },
  'plugin-wrapper': { text: 'Wraps every extension of its plugin' },
  'search-filter': { text: 'A filter on the search page' },
  'search-filter-result-type': { text: 'A type of results on the search page' },
  'search-result-list-item': { text: 'Shows results of a search' },
  'sign-in-page': { text: 'The page where people sign in' },
  'sub-page': {
    text: 'A part of a page, at a tab',
    config: {
      path: 'Path of the tab below its page, without a slash in front.',
      title: 'Text of the tab.',
    },
  },
  theme: { text: 'A look of the portal' },
  translation: { text: 'Texts in other words or in another language' },
};
