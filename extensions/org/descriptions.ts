import type { ExtensionDescriptions, KeyDescriptions } from '#config/schema';

const aggregation: KeyDescriptions = {
  initialRelationAggregation: {
    text: 'The initial selection: `direct` for the group alone, `aggregated` to include child groups. Users can switch.',
    default: 'direct',
  },
  showAggregateMembersToggle: {
    text: 'Shows the switch between direct and aggregated.',
    default: true,
  },
};

/** The extensions of the plugin `org`. */
export const orgDescriptions: ExtensionDescriptions = {
  'entity-card:org/group-profile': {
    text: 'Card with the picture, type, email address, parent and child groups of a group.',
  },
  'entity-card:org/user-profile': {
    text: 'Card with the picture, email address and groups of a user.',
    config: {
      maxRelations: { text: 'The number of groups to show before the list is collapsed.', default: 8 },
      hideIcons: { text: 'Hides the icons of links.', default: false },
    },
    example: { maxRelations: 4, hideIcons: true },
  },
  'entity-card:org/members-list': {
    text: 'Card with the members of a group and its child groups.',
    config: aggregation,
    example: { initialRelationAggregation: 'aggregated' },
  },
  'entity-card:org/ownership': {
    text: 'Card with the number of entities that a group or user owns, by kind and type.',
    config: {
      ...aggregation,
      initialRelationAggregation: {
        text: 'The initial selection: `direct` counts the entities that the group or user owns, `aggregated` also those of child groups, or of the groups of the user. Defaults to `direct` for groups and `aggregated` for users. Users can switch.',
      },
      ownedKinds: {
        text: 'The kinds to count.',
        default: ['Component', 'API', 'System', 'Domain', 'Resource', 'Template'],
      },
      'ownedKinds[]': 'An entity kind.',
    },
    example: { initialRelationAggregation: 'aggregated', ownedKinds: ['Component', 'API'] },
  },
};
