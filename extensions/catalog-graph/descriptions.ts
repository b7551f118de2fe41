import type { ExtensionDescriptions, KeyDescriptions } from '#config/schema';

const graph: KeyDescriptions = {
  kinds:
    'The kinds of entities that are shown besides the ones where the graph starts. All kinds by default.',
  'kinds[]': 'An entity kind, in upper or lower case.',
  relations:
    'The relations that are shown and followed. By default, those of `catalogGraph.defaultRelationTypes`.',
  'relations[]': 'A relation, such as `dependsOn`.',
  unidirectional: {
    text: 'Draws all relations away from the entity where the graph starts. Otherwise, from the one that has, owns, provides or uses to the other.',
    default: true,
  },
  mergeRelations: {
    text: 'Draws opposite relations, such as `dependsOn` and `dependencyOf`, as one line.',
    default: true,
  },
  showArrowHeads: { text: 'Shows arrow heads.', default: true },
  direction: {
    text: 'The direction of the graph: `LR` for left to right, `RL`, `TB` for top to bottom, or `BT`.',
    default: 'LR',
  },
  relationPairs: 'Pairs of opposite relations. By default, those of `catalogGraph.knownRelationPairs`.',
  'relationPairs[]': 'Two relations. Without `unidirectional`, lines have the direction of the first.',
  curve: {
    text: 'The shape of lines: `curveMonotoneX` for curves, or `curveStepBefore` for right angles.',
    default: 'curveMonotoneX',
  },
};

const zoom =
  'Whether wheel and pointer move the graph: `enabled`, `disabled`, or `enable-on-click` after a click into it. Buttons and keys always do.';

/** The extensions of the plugin `catalog-graph`. */
export const catalogGraphDescriptions: ExtensionDescriptions = {
  'api:catalog-graph': {
    text: 'The relations that the graph knows and shows by default, from `catalogGraph` in the configuration.',
  },
  'titles:catalog-graph': { text: 'The title of the page in other languages.' },
  'page:catalog-graph': {
    text: 'Page with a graph of entities and their relations. It is not in the navigation by default. Users change the settings on the page. Their changes are in the URL.',
    inputs: { pages: 'Not used, because the page has its own content.' },
    config: {
      ...graph,
      maxDepth: { text: 'How many relations to follow from the entity where the graph starts.', default: 2 },
      zoom: { text: zoom, default: 'enabled' },
      rootEntityRefs:
        'Where the graph starts if the URL names no entity. By default, users choose an entity.',
      'rootEntityRefs[]': 'An entity ref, such as `component:default/website`.',
      selectedKinds: 'The kinds that are selected at first. All by default.',
      'selectedKinds[]': 'An entity kind.',
      selectedRelations: 'The relations that are selected at first.',
      'selectedRelations[]': 'A relation.',
      showFilters: {
        text: 'Shows the settings of the graph at first. On narrow screens, users open them.',
        default: true,
      },
    },
    example: {
      rootEntityRefs: ['system:default/ticketing'],
      maxDepth: 3,
      selectedKinds: ['component', 'api'],
    },
  },
  'entity-card:catalog-graph/relations': {
    text: 'Card with a graph of the relations of an entity. It loads when it is scrolled into view.',
    config: {
      ...graph,
      maxDepth: { text: 'How many relations to follow from the entity.', default: 1 },
      zoom: { text: zoom, default: 'enable-on-click' },
      title: { text: 'The title of the card.', default: 'Relations' },
      height: { text: 'The height of the graph in px.', default: 400 },
    },
    example: { kinds: ['component', 'api', 'resource'], direction: 'TB', height: 320 },
  },
  'entity-context-menu-item:catalog-graph/view-graph': {
    text: 'Menu item on entity pages that opens the graph of the entity.',
  },
};
