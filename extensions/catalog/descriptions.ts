import type { ExtensionDescription, ExtensionDescriptions } from '#config/schema';

const relationCard = (what: string): ExtensionDescription => ({ text: `Card with ${what}.` });

/** The extensions of the plugin `catalog`. */
export const catalogDescriptions: ExtensionDescriptions = {
  'api:catalog': { text: 'Reads and registers entities.' },
  'api:catalog/starred-entities': { text: 'The starred entities of the user.' },
  'api:catalog/entity-presentation': { text: 'Resolves the display names and icons of entities.' },
  'search-result-list-item:catalog': {
    text: 'Shows entities in search results.',
    config: {
      noTrack: { text: 'Does not capture `discover` events when users follow a result.', default: false },
    },
    example: { noTrack: true },
  },
  'search-filter-result-type:catalog': { text: 'The result type `software-catalog`: entities.' },
  'search-filter:catalog/kind': { text: 'Filter of the search page for the kind of entities.' },
  'search-filter:catalog/lifecycle': { text: 'Filter of the search page for the lifecycle of entities.' },
  'search-filter:catalog/owner': { text: 'Filter of the search page for the owner of entities.' },
  'page:catalog': {
    text: 'The list of entities, with filters.',
    inputs: {
      filters: 'Filters next to the list.',
      exportConfig: 'Export formats.',
      pages: 'Tabs, if the page has several.',
    },
    config: {
      pagination: 'Pagination of the table: `true` by cursor, `false` for no pages, or a map with options.',
      'pagination.mode': '`cursor` allows the previous and next page, `offset` any page.',
      'pagination.limit': 'Rows per page.',
      'pagination.offset': 'The first row, starting at 0.',
      exportSettings: 'Export of the list as a file.',
      'exportSettings.enabled': { text: 'Shows the export button.', default: false },
      'exportSettings.disableBuiltinExporters': {
        text: 'Removes the CSV and JSON exporters, so that only those of extensions remain.',
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
    text: 'Selects the kind of the listed entities.',
    config: {
      initialFilter: {
        text: 'The initially selected kind, in lowercase.',
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
  'catalog-filter:catalog/type': { text: 'Filters by type.' },
  'catalog-filter:catalog/list': {
    text: 'Filters by owned, starred or all entities.',
    config: { initialFilter: 'The initial selection. If it has no entities, all are shown.' },
    example: { initialFilter: 'all' },
  },
  'catalog-filter:catalog/mode': {
    text: 'Filters by owner.',
    config: {
      mode: '`owners-only` lists the owners of the shown entities, `all` lists every user and group.',
    },
    example: { mode: 'all' },
  },
  'catalog-filter:catalog/lifecycle': { text: 'Filters by lifecycle.' },
  'catalog-filter:catalog/tag': { text: 'Filters by tags. Entities must have all selected tags.' },
  'catalog-filter:catalog/processing-status': {
    text: 'Shows only orphans, or only entities with processing errors.',
  },
  'catalog-filter:catalog/namespace': { text: 'Filters by namespace, if there are several.' },
  'page:catalog/entity': {
    text: 'The page of an entity, with header, menu and tabs.',
    inputs: {
      headerLayouts: 'Layouts of the header. The first that matches the entity is used.',
      headers: 'The header, in the older format.',
      contents: 'The tabs.',
      contextMenuItems: 'Menu items.',
      pages: 'Tabs in the simple format, without a filter.',
    },
    config: {
      groups:
        'Groups of tabs, in order: a list of maps from the id of a group to its settings. Replaces the default groups. With an empty list, tabs are not grouped.',
      'groups[]': 'A map from the id of a group to its settings.',
      'groups[].*': 'Settings of the group.',
      'groups[].*.title': 'Title of the group.',
      'groups[].*.icon': 'Icon key of the group.',
      'groups[].*.aliases': 'Additional ids that tabs can use for this group.',
      'groups[].*.aliases[]': 'An id.',
      'groups[].*.contentOrder': 'Order of the tabs in this group.',
      defaultContentOrder: {
        text: 'Order of the tabs in a group: by `title`, or `natural` for the order in the tree.',
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
    text: 'The first tab of an entity, with its cards.',
    inputs: {
      layouts: 'Layouts of the cards. The first that matches the entity is used.',
      cards: 'The cards.',
    },
    example: { title: 'At a glance' },
  },
  'entity-card:catalog/about': {
    text: 'Card with the description, owner, system and tags of an entity, and links with icons.',
    inputs: { iconLinks: 'Links with icons.' },
  },
  'entity-card:catalog/links': {
    text: 'Card with the links of an entity.',
    example: { type: 'content', filter: { kind: 'component', 'spec.type': { $in: ['service', 'website'] } } },
  },
  'entity-card:catalog/labels': { text: 'Card with the labels of an entity.', example: { type: 'content' } },
  'entity-card:catalog/depends-on-components': relationCard('the components that a component depends on'),
  'entity-card:catalog/depends-on-resources': relationCard('the resources that a component depends on'),
  'entity-card:catalog/has-subcomponents': relationCard('the subcomponents of a component'),
  'entity-card:catalog/has-components': relationCard('the components of a system'),
  'entity-card:catalog/has-resources': relationCard('the resources of a system'),
  'entity-card:catalog/has-subdomains': relationCard('the subdomains of a domain'),
  'entity-card:catalog/has-systems': relationCard('the systems of a domain'),
  'entity-icon-link:catalog/view-source': {
    text: 'Link to the source code of an entity.',
    example: { label: 'Repository' },
  },
  'entity-context-menu-item:catalog/unregister-entity': {
    text: 'Unregisters the location of the entity, or deletes the entity. Disabled for users without the permission `catalog.entity.delete`.',
    config: {
      disableUnregister: {
        text: '`true` or `disable` disables the item for all users, `hidden` removes it.',
        examples: [true, 'disable', 'hidden'],
      },
    },
    example: { disableUnregister: 'hidden' },
  },
  'entity-context-menu-item:catalog/inspect-entity': {
    text: 'Opens a dialog with the identity, origin and raw data of the entity.',
  },
  'entity-context-menu-item:catalog/copy-entity-url': { text: 'Copies the URL of the page.' },
};
