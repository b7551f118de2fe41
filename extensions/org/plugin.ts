import { createFrontendPlugin } from '#sdk';
import { groupProfileCard, membersListCard, ownershipCard, userProfileCard } from './extensions';
import { catalogIndexRouteRef } from './routes';

/** Groups and people: cards for their pages. */
export const orgPlugin = createFrontendPlugin({
  pluginId: 'org',
  title: 'Organization',
  info: { packageJson: async () => (await import('./info')).packageJson },
  externalRoutes: { catalogIndex: catalogIndexRouteRef },
  extensions: [groupProfileCard, userProfileCard, ownershipCard, membersListCard],
});
