import type { FilterPredicate } from '#model';
import type { CatalogReader } from './reader';

/** What a reader is restricted to. */
export interface CatalogLimit {
  /** The only entities that there are; absent for all. */
  entities?: FilterPredicate;
  locations: boolean;
}

/** The same catalogue, as if what is outside of the limit were not in it: neither in answers nor in counts. */
export function restrictReader(
  reader: CatalogReader,
  { entities: allowed, locations }: CatalogLimit,
): CatalogReader {
  if (allowed === undefined && locations) return reader;
  return {
    entities: (request) => reader.entities({ ...request, allowed }),
    queryEntities: (request) => reader.queryEntities({ ...request, allowed }),
    entitiesByRefs: (request) => reader.entitiesByRefs({ ...request, allowed }),
    entityByRef: (ref) => reader.entityByRef(ref, allowed),
    entityByUid: (uid) => reader.entityByUid(uid, allowed),
    ancestry: (ref) => reader.ancestry(ref, allowed),
    facets: (request) => reader.facets({ ...request, allowed }),
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
    ping: () => reader.ping(),
  };
}
