import { sql } from 'kysely';
import type { Database } from '../../database';
import type { CatalogReader } from '../reader';
import { createAnswerCache } from './answerCache';
import { countFacets } from './countFacets';
import { listEntities } from './listEntities';
import { queryEntities } from './queryEntities';
import { loadLocation, loadLocationOfEntity, loadLocations, queryLocations } from './readLocations';
import { loadAncestry, loadEntitiesByRefs, loadEntityByRef, loadEntityByUid } from './singleEntities';

/** The reading side of the catalogue over a database. Counts are kept until the catalogue changes. */
export function createCatalogReader({ db }: Pick<Database, 'db'>): CatalogReader {
  const cache = createAnswerCache();
  return {
    entities: (request) => listEntities(db, request),
    queryEntities: (request) => queryEntities(db, cache, request),
    entitiesByRefs: (request) => loadEntitiesByRefs(db, request),
    entityByRef: (ref) => loadEntityByRef(db, ref),
    entityByUid: (uid) => loadEntityByUid(db, uid),
    ancestry: (ref) => loadAncestry(db, ref),
    facets: (request) => countFacets(db, cache, request),
    locations: () => loadLocations(db),
    queryLocations: (request) => queryLocations(db, request),
    location: (id) => loadLocation(db, id),
    locationOfEntity: (ref) => loadLocationOfEntity(db, ref),
    async ping() {
      await sql`select generation from catalog_state`.execute(db);
    },
  };
}
