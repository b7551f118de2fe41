import type { QueryEntitiesResponse } from '#protocol';
import type { CatalogFilterContext, CatalogFilterField } from '../blueprints/CatalogFilterField';
import type { UserListKind } from '../filters/filterFields';
import { useCatalogQuery } from '../query/useCatalogQuery';
import type { CatalogListState } from './catalogListState';
import { type CombinedConditions, combineConditions } from './combineConditions';
import { printConditions } from './printConditions';
import { createCountRequest } from './entityListRequests';
import { resolveConditions } from './resolveConditions';

/** The conditions of the list as it would be with another personal list. */
export function conditionsOfList(
  fields: readonly CatalogFilterField[],
  filters: CatalogListState['filters'],
  context: CatalogFilterContext,
  list: UserListKind,
): CombinedConditions | undefined {
  const conditions = resolveConditions(fields, { ...filters, user: [list] }, context);
  return conditions && combineConditions(conditions);
}

/** How many entities a personal list has; asked for only while `enabled`. */
export function useListCount(
  conditions: CombinedConditions | undefined,
  text: string,
  enabled: boolean,
): number | undefined {
  const answerable = conditions !== undefined && conditions !== 'nothing';
  const { data } = useCatalogQuery<QueryEntitiesResponse>({
    queryKey: ['count', printConditions(conditions), text],
    enabled: enabled && answerable,
    load: (catalogApi, options) =>
      catalogApi.queryEntities(answerable ? createCountRequest(conditions, text) : {}, options),
  });
  return conditions === 'nothing' ? 0 : data?.totalItems;
}
