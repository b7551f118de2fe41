import type { ExtensionDescription, KeyDescriptions } from './description';

const aggregation: KeyDescriptions = {
  initialRelationAggregation: {
    text: '`direct` counts the group alone at first, `aggregated` its child groups too. Readers can switch.',
    default: 'direct',
  },
  showAggregateMembersToggle: {
    text: 'Shows the switch between the group alone and with its child groups.',
    default: true,
  },
};

/** The extensions of the plugin `org`. */
export const orgDescriptions: Readonly<Record<string, ExtensionDescription>> = {
  'entity-card:org/group-profile': {
    text: 'Card about a group: picture, type, address, parent and child groups.',
  },
  'entity-card:org/user-profile': {
    text: 'Card about a person: picture, address and groups.',
    config: {
      maxRelations: { text: 'How many groups are listed before the rest folds away.', default: 8 },
      hideIcons: { text: 'Leaves the icons of the links out.', default: false },
    },
    example: { maxRelations: 4, hideIcons: true },
  },
  'entity-card:org/members-list': {
    text: 'Card with the people of a group, and of its child groups.',
    config: aggregation,
    example: { initialRelationAggregation: 'aggregated' },
  },
  'entity-card:org/ownership': {
    text: 'Card that counts what a group or a person owns, by kind and type.',
    config: {
      ...aggregation,
      initialRelationAggregation: {
        text: '`direct` counts what the group or the person alone owns at first, `aggregated` also what child groups, or the groups of the person, own. Without it: `direct` for groups, `aggregated` for people. Readers can switch.',
      },
      ownedKinds: {
        text: 'The kinds that are counted.',
        default: ['Component', 'API', 'System', 'Resource'],
      },
      'ownedKinds[]': 'A kind of entities.',
    },
    example: { initialRelationAggregation: 'aggregated', ownedKinds: ['Component', 'API', 'Template'] },
  },
};
