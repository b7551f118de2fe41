import { createFrontendPlugin } from '#sdk';
import {
  homePage,
  homeTitles,
  mostVisitedWidget,
  onboardingWidget,
  ownedEntitiesWidget,
  randomJokeWidget,
  recentlyVisitedWidget,
  starredEntitiesWidget,
  toolkitWidget,
  visitListener,
  visitsApi,
  worldClockWidget,
} from './extensions';
import { homeRouteRef, registerComponentRouteRef } from './routes';

/** The home page: widgets that each user arranges, and the record of visited pages. */
export const homePlugin = createFrontendPlugin({
  pluginId: 'home',
  title: 'Home',
  info: { packageJson: async () => (await import('./info')).packageJson },
  routes: { root: homeRouteRef },
  externalRoutes: { registerComponent: registerComponentRouteRef },
  extensions: [
    homePage,
    homeTitles,
    visitsApi,
    visitListener,
    onboardingWidget,
    ownedEntitiesWidget,
    starredEntitiesWidget,
    recentlyVisitedWidget,
    mostVisitedWidget,
    toolkitWidget,
    worldClockWidget,
    randomJokeWidget,
  ],
});
