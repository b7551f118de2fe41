import { ApiBlueprint, discoveryApiRef, fetchApiRef, storageApiRef } from '#sdk';
import { catalogApiRef } from '../api/CatalogApi';
import { createCatalogClient } from '../api/createCatalogClient';
import { CatalogEntityPresentation } from '../presentation/CatalogEntityPresentation';
import { entityPresentationApiRef } from '../presentation/EntityPresentationApi';
import { starredEntitiesApiRef } from '../starred/StarredEntitiesApi';
import { StoredStarredEntities } from '../starred/StoredStarredEntities';

/** `api:catalog` */
export const catalogApi = ApiBlueprint.make({
  params: (defineParams) =>
    defineParams({
      api: catalogApiRef,
      deps: { discoveryApi: discoveryApiRef, fetchApi: fetchApiRef },
      factory: (transport) => createCatalogClient(transport),
    }),
});

/** `api:catalog/starred-entities` */
export const starredEntitiesApi = ApiBlueprint.make({
  name: 'starred-entities',
  params: (defineParams) =>
    defineParams({
      api: starredEntitiesApiRef,
      deps: { storageApi: storageApiRef },
      factory: ({ storageApi }) => new StoredStarredEntities(storageApi),
    }),
});

/** `api:catalog/entity-presentation` */
export const entityPresentationApi = ApiBlueprint.make({
  name: 'entity-presentation',
  params: (defineParams) =>
    defineParams({
      api: entityPresentationApiRef,
      deps: { catalogApi: catalogApiRef },
      factory: (deps) => new CatalogEntityPresentation(deps),
    }),
});
