import type { FrontendFeature, FrontendFeatureLoader } from '#engine';
import {
  clockPlugins,
  farmPlugin,
  greeterModule,
  greeterPlugin,
  rivalGreeterPlugin,
  strangeApisPlugin,
} from './apis';
import { appPlugin } from './app';
import { cardsPlugin } from './cards';
import { catalogPlugin } from './catalog';
import {
  badFlagsPlugin,
  betaPlugin,
  eagerModule,
  gatedPlugin,
  lateApisPlugin,
  signInModule,
} from './conditions';
import { faultsPlugin, guestsPlugin } from './faults';
import { deepLoader, failingLoader, strangeLoader, workingLoader } from './loaders';
import { catalogModule, changedCatalogPlugin, rootOverridePlugin, strayModule, twinPlugins } from './modules';
import { boxesPlugin, hubPlugin, redirectsPlugin, rivalRedirectPlugin } from './points';
import { aliasModule, badAliasesPlugin, twinRoutePlugins } from './routes';
import { scaffolderPlugin } from './scaffolder';
import { farLinksPlugin, misspelledModule, strayCardsPlugin, twinPagesPlugins } from './strays';

/** The features that a case can use, by their name in `config.yaml`. */
export const testFeatures: {
  readonly [name in string]: ReadonlyArray<FrontendFeature | FrontendFeatureLoader>;
} = {
  alias: [aliasModule],
  app: [appPlugin],
  'bad-aliases': [badAliasesPlugin],
  'bad-flags': [badFlagsPlugin],
  beta: [betaPlugin],
  boxes: [boxesPlugin],
  cards: [cardsPlugin],
  catalog: [catalogPlugin],
  'catalog-module': [catalogModule],
  'changed-catalog': [changedCatalogPlugin],
  clocks: clockPlugins,
  'deep-loader': [deepLoader],
  eager: [eagerModule],
  'failing-loader': [failingLoader],
  farm: [farmPlugin],
  'far-links': [farLinksPlugin],
  faults: [faultsPlugin],
  gated: [gatedPlugin],
  greeter: [greeterPlugin],
  'greeter-module': [greeterModule],
  guests: [guestsPlugin],
  hub: [hubPlugin],
  'late-apis': [lateApisPlugin],
  loader: [workingLoader],
  'misspelled-module': [misspelledModule],
  redirects: [redirectsPlugin],
  'rival-greeter': [rivalGreeterPlugin],
  'rival-redirect': [rivalRedirectPlugin],
  'root-override': [rootOverridePlugin],
  scaffolder: [scaffolderPlugin],
  'sign-in': [signInModule],
  'strange-apis': [strangeApisPlugin],
  'strange-loader': [strangeLoader],
  stray: [strayModule],
  'stray-cards': [strayCardsPlugin],
  'twin-pages': twinPagesPlugins,
  'twin-routes': twinRoutePlugins,
  twins: twinPlugins,
};
