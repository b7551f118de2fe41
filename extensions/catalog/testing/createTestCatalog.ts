import { type Entity, evaluateFilterPredicate, parseEntityRef, stringifyEntityRef } from '#model';
import type { QueryEntitiesResponse } from '../protocol';
import type { CatalogApi, QueryEntitiesInitialRequest, QueryEntitiesRequest } from '../api/CatalogApi';
import { predicateFromEntityFilter } from '../api/entityFilterPredicate';
import { searchValues } from '../list/searchValues';

/** A catalog in memory that records its queries. */
export interface TestCatalog extends CatalogApi {
  /** The queries so far, newest last. */
  readonly queries: QueryEntitiesRequest[];
}

/** Creates a catalog for tests. `overrides` replace methods, for example to simulate a backend that fails or is slow. */
export function createTestCatalog(
  entities: readonly Entity[],
  overrides: Partial<CatalogApi> = {},
): TestCatalog {
  const queries: QueryEntitiesRequest[] = [];
  const byRef = new Map(entities.map((entity) => [stringifyEntityRef(entity), entity]));
  const find = (ref: Parameters<CatalogApi['getEntityByRef']>[0]) =>
    byRef.get(stringifyEntityRef(parseEntityRef(ref)));
  const select = (request: Pick<QueryEntitiesInitialRequest, 'filter' | 'query'>) => {
    const predicate = request.query ?? predicateFromEntityFilter(request.filter);
    return entities.filter((entity) => matches(predicate, entity));
  };
  const catalog: CatalogApi = {
    getEntities: async (request = {}) => ({ items: select(request) }),
    getEntitiesByRefs: async ({ entityRefs }) => ({ items: entityRefs.map(find) }),
    queryEntities: async (request = {}) => {
      queries.push(request);
      return answerQuery(request, select);
    },
    async *streamEntities(request = {}) {
      yield (await catalog.queryEntities({ ...request, limit: entities.length })).items;
    },
    getEntityAncestors: async ({ entityRef }) => {
      const entity = find(entityRef);
      return { rootEntityRef: entityRef, items: entity ? [{ entity, parentEntityRefs: [] }] : [] };
    },
    getEntityByRef: async (ref) => find(ref),
    getEntityFacets: async ({ facets, ...selection }) => {
      const selected = select(selection);
      return { facets: Object.fromEntries(facets.map((facet) => [facet, countFacet(selected, facet)])) };
    },
    removeEntityByUid: async () => undefined,
    refreshEntity: async () => undefined,
    getLocations: async () => ({ items: [] }),
    getLocationById: async () => undefined,
    getLocationByRef: async () => undefined,
    getLocationByEntity: async () => undefined,
    addLocation: async ({ type = 'url', target }) => ({
      location: { id: 'test', type, target },
      entities: [],
    }),
    getLocationRemoval: async () => undefined,
    removeLocationById: async () => undefined,
    validateEntity: async () => ({ valid: true }),
    analyzeLocation: async () => ({ existingEntityFiles: [], generateEntities: [] }),
    ...overrides,
  };
  return { ...catalog, queries };
}

function answerQuery(
  request: QueryEntitiesRequest,
  select: (request: QueryEntitiesInitialRequest) => Entity[],
): QueryEntitiesResponse {
  const { limit = 20 } = request;
  const initial = 'cursor' in request ? (JSON.parse(request.cursor) as QueryEntitiesInitialRequest) : request;
  const { offset = 0, fullTextFilter, orderFields } = initial;
  const term = fullTextFilter?.term.toLocaleLowerCase() ?? '';
  const [order] = orderFields ?? [];
  const found = select(initial).filter((entity) => {
    const texts = (fullTextFilter?.fields ?? []).flatMap((field) => searchValues(entity, field));
    if (term !== '' && !texts.some((text) => text.toLocaleLowerCase().includes(term))) return false;
    // Like Backstage, which omits entities without the field that a request is sorted by.
    return order === undefined || searchValues(entity, order.field).length > 0;
  });
  if (order) {
    const value = (entity: Entity) => searchValues(entity, order.field)[0] ?? '';
    found.sort((a, b) => value(a).localeCompare(value(b)) * (order.order === 'desc' ? -1 : 1));
  }
  const at = (position: number) => JSON.stringify({ ...initial, offset: position });
  return {
    items: found.slice(offset, offset + limit),
    totalItems: found.length,
    pageInfo: {
      ...(limit > 0 && offset + limit < found.length && { nextCursor: at(offset + limit) }),
      ...(limit > 0 && offset > 0 && { prevCursor: at(Math.max(0, offset - limit)) }),
    },
  };
}

/** Matches on search values like the catalog, because predicates see the original lists and relations. */
function matches(predicate: Parameters<typeof evaluateFilterPredicate>[0], entity: Entity): boolean {
  if (typeof predicate !== 'object') return false;
  const { $all, $any, $not, ...paths } = predicate as Record<string, object | string>;
  const parts = (list: unknown) => list as Array<typeof predicate>;
  if ($all) return parts($all).every((part) => matches(part, entity));
  if ($any) return parts($any).some((part) => matches(part, entity));
  if ($not) return !matches($not as typeof predicate, entity);
  return Object.entries(paths).every(([path, wanted]) =>
    isExists(wanted)
      ? searchValues(entity, path).length > 0 === wanted.$exists
      : searchValues(entity, path).some((value) =>
          evaluateFilterPredicate({ value: wanted as string }, { value }),
        ),
  );
}

function isExists(wanted: object | string | number | boolean): wanted is { $exists: boolean } {
  return typeof wanted === 'object' && '$exists' in wanted;
}

function countFacet(entities: readonly Entity[], facet: string): Array<{ value: string; count: number }> {
  const counts = new Map<string, number>();
  for (const entity of entities)
    for (const value of new Set(searchValues(entity, facet))) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, count }));
}
