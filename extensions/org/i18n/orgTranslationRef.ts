import { createTranslationRef } from '#sdk';

/** The texts of the cards about groups and people. */
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
      empty: 'This group has no members',
      emptyAggregated: 'Neither this group nor its child groups have members',
      failed: 'The members could not be loaded',
      more: 'Show more',
      list: 'Members of {{name}}',
    },
    ownership: {
      title: 'Ownership',
      empty: 'Owns nothing yet',
      failed: 'What is owned could not be counted',
      tile: '{{count}} {{kind}} of type {{type}}',
      untyped: 'without a type',
    },
    aggregation: {
      label: 'Which are counted',
      direct: 'Direct',
      aggregated: 'With child groups',
      aggregatedUser: 'With groups',
    },
  },
  translations: { de: () => import('./de'), es: () => import('./es'), ja: () => import('./ja') },
});
