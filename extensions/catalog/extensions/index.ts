import { aboutCard, labelsCard, linksCard, relatedEntitiesCards } from './cards';
import { catalogApi, entityPresentationApi, starredEntitiesApi } from './apis';
import { entityPage } from './entityPage';
import { catalogFilters } from './filters';
import { viewSourceLink } from './iconLinks';
import { catalogIndexPage } from './indexPage';
import { copyEntityUrlItem, inspectEntityItem, unregisterEntityItem } from './menuItems';
import { overviewTab } from './overview';
import { searchExtensions } from './search';

/** All extensions of the catalog. Inputs show them in this order. */
export const catalogExtensions = [
  catalogApi,
  starredEntitiesApi,
  entityPresentationApi,
  catalogIndexPage,
  ...catalogFilters,
  entityPage,
  overviewTab,
  aboutCard,
  linksCard,
  labelsCard,
  ...relatedEntitiesCards,
  viewSourceLink,
  unregisterEntityItem,
  inspectEntityItem,
  copyEntityUrlItem,
  ...searchExtensions,
];
