import { catalogServiceRef, type Catalog, type CatalogService, type ServiceRegistry } from '#backend';

/** Returns the catalog that a plugin provides, looked up on each use. Empty if there is none. */
export function createCatalogHandle(registry: ServiceRegistry): CatalogService {
  const provided = (): CatalogService => registry.find(catalogServiceRef) ?? emptyCatalog;
  return {
    as: (caller) => provided().as(caller),
    where: (allowed) => provided().where(allowed),
    changes: (after, limit) => provided().changes(after, limit),
    changedRefs: (after, limit) => provided().changedRefs(after, limit),
    latestChange: () => provided().latestChange(),
    whole: {
      entityByRef: (ref) => provided().whole.entityByRef(ref),
      entityByUid: (uid) => provided().whole.entityByUid(uid),
      entitiesByRefs: (refs, fields) => provided().whole.entitiesByRefs(refs, fields),
      query: (query) => provided().whole.query(query),
      refs: (among) => provided().whole.refs(among),
    },
  };
}

const empty: Catalog = {
  entityByRef: async () => undefined,
  entityByUid: async () => undefined,
  entitiesByRefs: async (refs) => refs.map(() => null),
  query: async () => ({ items: [], totalItems: 0 }),
  refs: async () => [],
};

const emptyCatalog: CatalogService = {
  as: () => empty,
  where: () => empty,
  changes: async (after) => ({ items: [], cursor: after ?? '' }),
  changedRefs: async (after) => ({ refs: [], cursor: after ?? '' }),
  latestChange: async () => '',
  whole: empty,
};
