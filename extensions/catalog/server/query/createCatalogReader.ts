import type { CatalogDatabase } from '../ports/catalogDatabase';
import type { Entity } from '#model';
import type { CatalogReader, PrintedEntity, PrintingReader } from '../ports/reader';
import { listRefs } from './changes';
import { ResultCache } from './resultCache';
import { loadFacets } from './facets';
import { listEntities, listEntitiesByRefs } from './listEntities';
import { listLocations, loadLocation, loadLocationOfEntity, queryLocations } from './locations';
import { queryEntities } from './queryEntities';
import { isAllowed, loadAncestry, loadEntityByRef, loadEntityByUid } from './singleEntity';

/**
 * Creates the catalog's read API with printed entities in lists. The database evaluates all filters. Counts are cached until the next write of any
 * process.
 *
 * @throws UnsupportedPredicateError for predicates that the tables don't support
 */
export function createPrintingReader(
  database: CatalogDatabase,
  cache: ResultCache = new ResultCache(),
): PrintingReader {
  return {
    entities: (request) => listEntities(database, request),
    queryEntities: (request) => queryEntities(database, cache, request),
    entitiesByRefs: (request) => listEntitiesByRefs(database, request),
    entityByRef: (ref, allowed) => loadEntityByRef(database, ref, allowed),
    entityByUid: (uid, allowed) => loadEntityByUid(database, uid, allowed),
    ancestry: (ref, allowed) => loadAncestry(database, ref, allowed),
    facets: (request) => loadFacets(database, cache, request),
    refs: (allowed, among) => listRefs(database, allowed, among),
    locations: () => listLocations(database),
    queryLocations: (query) => queryLocations(database, query),
    location: (id) => loadLocation(database, id),
    locationOfEntity: async (ref, allowed) =>
      (await isAllowed(database, ref, allowed)) ? loadLocationOfEntity(database, ref) : 'unknown-entity',
  };
}

/** Creates the catalog's read API. See {@link createPrintingReader}. */
export function createCatalogReader(...source: Parameters<typeof createPrintingReader>): CatalogReader {
  const reader = createPrintingReader(...source);
  return {
    ...reader,
    async entities(request) {
      const { first, parts = [first], hasMore } = await reader.entities(request);
      const entities: Entity[] = [];
      for await (const part of parts) entities.push(...(JSON.parse(`[${part}]`) as Entity[]));
      return { entities, hasMore };
    },
    async queryEntities(request) {
      const { items, ...rest } = await reader.queryEntities(request);
      return { ...rest, items: items.map(parseEntity) };
    },
    async entitiesByRefs(request) {
      const found = await reader.entitiesByRefs(request);
      return found.map((printed) => (printed === null ? null : parseEntity(printed)));
    },
  };
}

const parseEntity = (printed: PrintedEntity) => JSON.parse(printed) as Entity;
