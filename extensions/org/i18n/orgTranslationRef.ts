import { createTranslationRef } from '#sdk';

/** The messages of the cards for groups and users. */
export const orgTranslationRef = createTranslationRef({
  id: 'org',
  messages: {
    profile: {
      group: 'Group profile',
      user: 'Profile',
      picture: 'Profile picture',
      email: 'Email',
      type: 'Type',
      parent: 'Parent group',
      children: 'Child groups',
      groups: 'Member of',
      noDescription: 'No description',
    },
    members: {
      title: 'Members',
      empty: 'No members yet. Add this group to spec.memberOf of its users.',
      emptyAggregated:
        'No members in this group or its child groups yet. Add the group to spec.memberOf of its users.',
      failed: 'Could not load the members',
      more: 'Show more',
      list: 'Members of {{name}}',
    },
    ownership: {
      title: 'Ownership',
      empty: 'No owned entities yet. To add one, set spec.owner in its descriptor.',
      failed: 'Could not count the owned entities',
      tile: '{{count}} {{kind}} of type {{type}}',
    },
    aggregation: {
      label: 'Scope',
      direct: 'Direct',
      aggregated: 'With child groups',
      aggregatedUser: 'With groups',
    },
  },
  translations: { de: () => import('./de'), es: () => import('./es'), ja: () => import('./ja') },
});
