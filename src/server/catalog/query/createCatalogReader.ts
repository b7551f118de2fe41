import { sql } from 'kysely';
import type { Database } from '../../database';
import type { CatalogReader } from '../reader';
import { AnswerCache } from './answerCache';
import { loadFacets } from './facets';
import { listEntities, listEntitiesByRefs } from './listEntities';
import { listLocations, loadLocation, loadLocationOfEntity, queryLocations } from './locations';
import { queryEntities } from './queryEntities';
import { isAllowed, loadAncestry, loadEntityByRef, loadEntityByUid } from './singleEntity';

/**
 * The reading side of the catalogue. All filters are answered by the database; counts are kept until the next write of any
 * process. Throws `UnsupportedPredicateError` for a predicate that the tables cannot answer.
 */
export function createCatalogReader(database: Database): CatalogReader {
  const cache = new AnswerCache();
  return {
    entities: (request) => listEntities(database, request),
    queryEntities: (request) => queryEntities(database, cache, request),
    entitiesByRefs: (request) => listEntitiesByRefs(database, request),
    entityByRef: (ref, allowed) => loadEntityByRef(database, ref, allowed),
    entityByUid: (uid, allowed) => loadEntityByUid(database, uid, allowed),
    ancestry: (ref, allowed) => loadAncestry(database, ref, allowed),
    facets: (request) => loadFacets(database, cache, request),
    locations: () => listLocations(database),
    queryLocations: (query) => queryLocations(database, query),
    location: (id) => loadLocation(database, id),
    locationOfEntity: async (ref, allowed) =>
      (await isAllowed(database, ref, allowed)) ? loadLocationOfEntity(database, ref) : 'unknown-entity',
    ping: async () => {
      await sql`select 1`.execute(database.db);
    },
  };
}
