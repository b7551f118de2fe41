import { aboutCard, labelsCard, linksCard, relatedEntitiesCards } from './cards';
import { catalogApi, entityPresentationApi, starredEntitiesApi } from './apis';
import { entityPage } from './entityPage';
import { catalogFilters } from './filters';
import { viewSourceLink } from './iconLinks';
import { catalogIndexPage } from './indexPage';
import { copyEntityUrlItem, inspectEntityItem } from './menuItems';
import { overviewTab } from './overview';

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
  inspectEntityItem,
  copyEntityUrlItem,
];
