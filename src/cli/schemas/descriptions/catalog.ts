import type { ExtensionDescription } from './description';

const relationCard = (what: string): ExtensionDescription => ({ text: `Card with ${what}.` });

/** The extensions of the plugin `catalog`. */
export const catalogDescriptions: Readonly<Record<string, ExtensionDescription>> = {
  'api:catalog': { text: 'Reads and registers entities.' },
  'api:catalog/starred-entities': { text: 'The entities that a person has starred.' },
  'api:catalog/entity-presentation': { text: 'How entities are called and which icon they have.' },
  'page:catalog': {
    text: 'The list of the catalogue, with filters.',
    inputs: {
      filters: 'Filters beside the list.',
      exportConfig: 'Formats that the list can be saved as.',
      pages: 'Tabs, where the page has several.',
    },
    config: {
      pagination:
        'How the rows are paged: `true` by cursor, `false` all on one page, or a map that says how.',
      'pagination.mode': '`cursor` steps on and back, `offset` can jump.',
      'pagination.limit': 'Rows on one page.',
      'pagination.offset': 'The first row, counted from 0.',
      exportSettings: 'Saving the list as a file.',
      'exportSettings.enabled': { text: 'Offers to save the list.', default: false },
      'exportSettings.disableBuiltinExporters': {
        text: 'Leaves CSV and JSON out, so that only the formats of extensions are offered.',
        default: false,
      },
    },
    example: {
      path: '/software',
      pagination: { mode: 'offset', limit: 50 },
      exportSettings: { enabled: true },
    },
  },
  'catalog-filter:catalog/kind': {
    text: 'Chooses the kind of entities that are listed.',
    config: {
      initialFilter: {
        text: 'The kind at first, in small letters.',
        examples: [
          'component',
          'api',
          'system',
          'domain',
          'resource',
          'group',
          'user',
          'template',
          'location',
        ],
      },
    },
    example: { initialFilter: 'system' },
  },
  'catalog-filter:catalog/type': { text: 'Chooses among the types of the kind.' },
  'catalog-filter:catalog/list': {
    text: 'Chooses owned, starred or all entities.',
    config: { initialFilter: 'The choice at first. When it holds nothing, all are shown.' },
    example: { initialFilter: 'all' },
  },
  'catalog-filter:catalog/mode': {
    text: 'Chooses among owners.',
    config: {
      mode: '`owners-only` lists those who own something that is shown, `all` every user and group.',
    },
    example: { mode: 'all' },
  },
  'catalog-filter:catalog/lifecycle': { text: 'Chooses among lifecycles.' },
  'catalog-filter:catalog/tag': { text: 'Chooses among tags, all of which an entity must have.' },
  'catalog-filter:catalog/processing-status': {
    text: 'Shows only orphans, or only entities that were read with errors.',
  },
  'catalog-filter:catalog/namespace': { text: 'Chooses among namespaces, where there are several.' },
  'page:catalog/entity': {
    text: 'The page of one entity: header, menu and tabs.',
    inputs: {
      headerLayouts: 'What arranges the header; the first that fits the entity counts.',
      headers: 'The header, in the older form.',
      contents: 'The tabs.',
      contextMenuItems: 'Items of the menu.',
      pages: 'Tabs of the plain form, without a filter.',
    },
    config: {
      groups:
        'Groups of tabs, in order: a list of maps, each from the id of a group to how it looks. They take the place of the usual groups; an empty list leaves all tabs on their own.',
      'groups[]': 'A map from the id of a group to how it looks.',
      'groups[].*': 'How the group looks.',
      'groups[].*.title': 'Text of the group.',
      'groups[].*.icon': 'Key of the icon of the group.',
      'groups[].*.aliases': 'Further ids under which tabs may ask for this group.',
      'groups[].*.aliases[]': 'An id.',
      'groups[].*.contentOrder': 'Order of the tabs of this group.',
      defaultContentOrder: {
        text: 'Order of the tabs of a group: by `title`, or `natural`, as they stand in the tree.',
        default: 'title',
      },
      showNavItemIcons: { text: 'Shows the icons of tabs and groups.', default: false },
    },
    example: {
      showNavItemIcons: true,
      groups: [
        { overview: { title: 'Overview' } },
        { documentation: { title: 'Docs', icon: 'docs', aliases: ['docs'] } },
      ],
    },
  },
  'entity-content:catalog/overview': {
    text: 'The first tab of an entity: its cards.',
    inputs: {
      layouts: 'What arranges the cards; the first that fits the entity counts.',
      cards: 'The cards.',
    },
    example: { title: 'At a glance' },
  },
  'entity-card:catalog/about': {
    text: 'Card that says what an entity is: description, owner, system, tags, and links with icons.',
    inputs: { iconLinks: 'Links with icons.' },
  },
  'entity-card:catalog/links': {
    text: 'Card with the links of an entity.',
    example: { type: 'content', filter: { kind: 'component', 'spec.type': { $in: ['service', 'website'] } } },
  },
  'entity-card:catalog/labels': { text: 'Card with the labels of an entity.', example: { type: 'content' } },
  'entity-card:catalog/depends-on-components': relationCard('the components that a component depends on'),
  'entity-card:catalog/depends-on-resources': relationCard('the resources that a component depends on'),
  'entity-card:catalog/has-subcomponents': relationCard('the parts of a component'),
  'entity-card:catalog/has-components': relationCard('the components of a system'),
  'entity-card:catalog/has-resources': relationCard('the resources of a system'),
  'entity-card:catalog/has-subdomains': relationCard('the domains inside of a domain'),
  'entity-card:catalog/has-systems': relationCard('the systems of a domain'),
  'entity-icon-link:catalog/view-source': {
    text: 'Link to the source of an entity.',
    example: { label: 'Repository' },
  },
  'entity-context-menu-item:catalog/copy-entity-url': { text: 'Copies the address of the page.' },
};
