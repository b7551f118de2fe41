import type { FilterPredicate } from '#model';
import type { CatalogApi, CatalogRequestOptions, QueryEntitiesInitialRequest } from '../api/CatalogApi';
import { predicateFromEntityFilter } from '../api/entityFilterPredicate';
import { FILTER_EXISTS, type QueryEntitiesResponse } from '../protocol';
import { defaultOrder } from './catalogListState';

/** Two requests whose results, one after the other, are the complete list. */
export interface SplitRequest {
  /** Entities with the field that the list is sorted by. */
  present: QueryEntitiesInitialRequest;
  /** Entities without the field, by name. */
  absent: QueryEntitiesInitialRequest;
}

/**
 * Splits a sorted request in two, because Backstage omits entities without the field that a request is sorted by.
 *
 * @returns undefined if all matching entities have the field
 */
export function splitByField(request: QueryEntitiesInitialRequest): SplitRequest | undefined {
  const field = request.orderFields?.[0]?.field ?? defaultOrder.field;
  const { filter, query, ...others } = request;
  const groups = [filter ?? {}].flat();
  if (field === defaultOrder.field || (!query && groups.every((group) => Object.hasOwn(group, field))))
    return undefined;
  const selected = query ?? predicateFromEntityFilter(filter);
  const where = (exists: boolean): FilterPredicate => ({
    $all: [...(Object.keys(selected).length > 0 ? [selected] : []), { [field]: { $exists: exists } }],
  });
  return {
    present: {
      ...others,
      ...(query
        ? { query: where(true) }
        : { filter: groups.map((group) => ({ [field]: FILTER_EXISTS, ...group })) }),
    },
    absent: { ...others, query: where(false), orderFields: [defaultOrder] },
  };
}

/** A page of rows. */
export interface RowsPage extends QueryEntitiesResponse {
  /** The position of the first row, if the response contains it. */
  position?: number | undefined;
}

/** Loads a page of a split list, by offset or by a cursor of the first part. */
export async function loadSplitPage(
  catalogApi: CatalogApi,
  { present, absent }: SplitRequest,
  cursor: string | undefined,
  options: CatalogRequestOptions,
): Promise<RowsPage> {
  const { limit = 0, offset = 0, fields } = present;
  const first = await catalogApi.queryEntities(
    cursor === undefined ? present : { cursor, limit, fields },
    options,
  );
  const isEnd = first.pageInfo.nextCursor === undefined;
  const rest = await catalogApi.queryEntities(
    {
      ...absent,
      limit: isEnd ? limit - first.items.length : 0,
      offset: cursor === undefined ? Math.max(0, offset - first.totalItems) : 0,
    },
    options,
  );
  return {
    items: [...first.items, ...rest.items],
    totalItems: first.totalItems + rest.totalItems,
    // The entities without the field are paged by offset.
    pageInfo: first.pageInfo,
    ...(cursor !== undefined && isEnd && { position: first.totalItems - first.items.length }),
  };
}

/** Streams all entities of a sorted list. */
export async function* streamSorted(
  catalogApi: CatalogApi,
  request: QueryEntitiesInitialRequest,
  options?: CatalogRequestOptions,
): ReturnType<CatalogApi['streamEntities']> {
  const { present, absent } = splitByField(request) ?? { present: request, absent: undefined };
  yield* catalogApi.streamEntities(present, options);
  if (absent) yield* catalogApi.streamEntities(absent, options);
}
