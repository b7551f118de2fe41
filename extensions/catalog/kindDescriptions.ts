import type { ExtensionDescriptions, KeyDescription } from '#config/schema';

const filter: KeyDescription = {
  text: 'Selects the entities for which it is shown: an entity predicate, or the older text format such as `kind:component has:links`. Replaces the filter in the code.',
  schema: { $ref: '#/definitions/entityFilter' },
  examples: [{ kind: 'component' }],
};

const predicate: KeyDescription = {
  text: 'Selects the entities for which it is shown: an entity predicate. Replaces the filter in the code.',
  schema: { $ref: '#/definitions/entityPredicate' },
  examples: [{ kind: 'component' }],
};

/** Describes the extension kinds that the blueprints of the catalog create. */
export const catalogKinds: ExtensionDescriptions = {
  'catalog-export-config': { text: 'Adds export formats to the catalog' },
  'catalog-filter': { text: 'Filters the entities of the catalog' },
  'entity-card': {
    text: 'A card on the overview of an entity',
    config: {
      filter,
      type: '`info` appears next to the content, `content` in the main area. Overrides the type in the code.',
    },
  },
  'entity-content': {
    text: 'A tab on entity pages',
    config: {
      path: 'Path of the tab, relative to the entity page.',
      title: 'Title of the tab.',
      filter,
      group: {
        text: 'Id of the tab group, or `false` for none.',
        examples: ['overview', 'documentation', 'development', 'deployment', 'operation', 'observability'],
      },
      icon: 'Icon key of the tab in a group.',
    },
  },
  'entity-content-layout': {
    text: 'Lays out the cards on the overview of an entity',
    config: { filter, type: 'Accepted but not used.' },
  },
  'entity-context-menu-item': {
    text: 'An item in the menu of an entity page',
    config: { filter: predicate },
  },
  'entity-header': { text: 'The header of entity pages', config: { filter: predicate } },
  'entity-header-layout': { text: 'Lays out the header of entity pages', config: { filter: predicate } },
  'entity-icon-link': {
    text: 'A link with an icon on the About card of an entity',
    config: {
      label: 'Text of the link.',
      title: 'Tooltip of the link.',
      filter: predicate,
    },
  },
};
