import { stringifyEntityRef } from '#model';
import type { QueryEntitiesResponse } from '../protocol';
import { useCatalogQuery } from '../query/useCatalogQuery';
import { useStarredEntities } from '../starred/useStarredEntities';
import type { CombinedConditions } from './combineConditions';
import { type EntityListPlan, needsCount, type ShownList } from './entityListController';
import { createCountRequest, createStarredCountRequest } from './entityListRequests';
import { serializeConditions } from './serializeConditions';
import type { UserListKind } from './userLists';

/** Counts that are known without another request. */
export interface KnownCounts {
  text: string;
  /** The number of entities in the shown list. */
  count: number | undefined;
  /** The number of all entities, if their rows were requested. */
  knownAll: number | undefined;
}

/** Returns the number of entities in each personal list with the other filters. Omits counts that are not known yet. */
export function useListCounts(
  plan: EntityListPlan,
  shown: ShownList,
  { text, count, knownAll }: KnownCounts,
): ReadonlyMap<string, number> {
  const { conditions } = plan;
  const counts: Record<UserListKind, number | undefined> = {
    all: useCount(conditions.all, text, needsCount(plan, shown, 'all', knownAll)),
    owned: useCount(conditions.owned, text, needsCount(plan, shown, 'owned')),
    starred: useStarredCount(plan.starredByName, text, needsCount(plan, shown, 'starred')),
  };
  if (knownAll !== undefined) counts.all = knownAll;
  counts[shown.list] = count;
  return new Map(
    Object.entries(counts).flatMap(([list, known]) => (known === undefined ? [] : [[list, known]])),
  );
}

function useCount(
  conditions: CombinedConditions | undefined,
  text: string,
  enabled: boolean,
): number | undefined {
  const response = useCounted('count', conditions, text, enabled, createCountRequest);
  return conditions === 'nothing' ? 0 : response?.totalItems;
}

/** Finds starred entities by name and counts those that are starred, as entities of other namespaces can have the same name. */
function useStarredCount(
  conditions: CombinedConditions | undefined,
  text: string,
  enabled: boolean,
): number | undefined {
  const { starredEntities } = useStarredEntities();
  const response = useCounted('starred', conditions, text, enabled, createStarredCountRequest);
  if (conditions === 'nothing') return 0;
  return response?.items.filter((entity) => starredEntities.has(stringifyEntityRef(entity))).length;
}

function useCounted(
  key: string,
  conditions: CombinedConditions | undefined,
  text: string,
  enabled: boolean,
  createRequest: typeof createCountRequest,
): QueryEntitiesResponse | undefined {
  const isReady = conditions !== undefined && conditions !== 'nothing';
  return useCatalogQuery<QueryEntitiesResponse>({
    queryKey: [key, serializeConditions(conditions), text],
    enabled: enabled && isReady,
    load: (catalogApi, options) =>
      catalogApi.queryEntities(isReady ? createRequest(conditions, text) : {}, options),
  }).data;
}
