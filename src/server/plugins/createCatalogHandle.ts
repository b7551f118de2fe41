import { catalogServiceRef, type Catalog, type CatalogService, type ServiceRegistry } from '#backend';

/** Returns the catalog that a plugin provides, looked up on each use. Empty if there is none. */
export function createCatalogHandle(registry: ServiceRegistry): CatalogService {
  const provided = (): CatalogService => registry.find(catalogServiceRef) ?? emptyCatalog;
  return {
    as: (caller) => provided().as(caller),
    where: (allowed) => provided().where(allowed),
    whole: {
      entityByRef: (ref) => provided().whole.entityByRef(ref),
      entityByUid: (uid) => provided().whole.entityByUid(uid),
      entitiesByRefs: (refs, fields) => provided().whole.entitiesByRefs(refs, fields),
      query: (query) => provided().whole.query(query),
    },
  };
}

const empty: Catalog = {
  entityByRef: async () => undefined,
  entityByUid: async () => undefined,
  entitiesByRefs: async (refs) => refs.map(() => null),
  query: async () => ({ items: [], totalItems: 0 }),
};

const emptyCatalog: CatalogService = { as: () => empty, where: () => empty, whole: empty };
