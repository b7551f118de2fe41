import type { CompoundEntityRef } from '#model';
import type { EarlyCache, EarlyOwner } from '#sdk/early';
import type { RowsQuery } from './list/entityListRequests';
import { resolveRowsQuery } from './list/rowsQuery';
import { fillCatalogQuery } from './query/catalogQuery';
import { entityQuery } from './query/entityQuery';
import { ownershipKey } from './query/ownership';

/** What a page shows first. */
export interface FirstData {
  rows?: readonly RowsQuery[];
  entity?: CompoundEntityRef;
}

/** Loads what a page shows first into the cache. */
export function fillCache(
  cache: EarlyCache,
  user: EarlyOwner,
  { rows = [], entity }: FirstData,
): Promise<unknown> {
  cache.client.setQueryData(ownershipKey, user.ownershipEntityRefs);
  const queries = [...rows.map(resolveRowsQuery), ...(entity ? [entityQuery(entity)] : [])];
  return Promise.all(queries.map((query) => fillCatalogQuery<unknown>(cache, query)));
}
