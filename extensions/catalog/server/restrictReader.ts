import type { CatalogReader } from './ports/reader';
import type { ReadLimit } from './readLimit';

/** Restricts a reader to the limit, in results and in counts. */
export function restrictReader<Item, List>(
  reader: CatalogReader<Item, List>,
  { entities: allowed, locations }: ReadLimit,
): CatalogReader<Item, List> {
  if (allowed === undefined && locations) return reader;
  return {
    entities: (request) => reader.entities({ ...request, allowed }),
    queryEntities: (request) => reader.queryEntities({ ...request, allowed }),
    entitiesByRefs: (request) => reader.entitiesByRefs({ ...request, allowed }),
    entityByRef: (ref) => reader.entityByRef(ref, allowed),
    entityByUid: (uid) => reader.entityByUid(uid, allowed),
    ancestry: (ref) => reader.ancestry(ref, allowed),
    facets: (request) => reader.facets({ ...request, allowed }),
    refs: (_, among) => reader.refs(allowed, among),
    locations: async () => (locations ? reader.locations() : []),
    queryLocations: async (request) => {
      const page = await reader.queryLocations(request);
      return locations ? page : { items: [], totalItems: 0, pageInfo: {} };
    },
    location: async (id) => (locations ? reader.location(id) : undefined),
    async locationOfEntity(ref) {
      const location = await reader.locationOfEntity(ref, allowed);
      return locations || location === 'unknown-entity' ? location : undefined;
    },
  };
}
