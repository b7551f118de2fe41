import type { CompoundEntityRef } from '#model';
import { appTreeApiRef } from '#sdk';
import type { EarlyCache, EarlyOwner } from '#sdk/early';
import { preloadEntityPage } from './entity/page/preloadContent';
import type { RowsQuery } from './list/entityListRequests';
import { resolveRowsQuery } from './list/rowsQuery';
import { fillCatalogQuery } from './query/catalogQuery';
import { entityQuery } from './query/entityQuery';
import { ownershipKey } from './query/ownership';

/** What a page shows first. */
export interface FirstData {
  rows?: readonly RowsQuery[];
  entity?: OpenedEntity;
}

/** An entity, and the path of its tab. `''` for the first. */
export interface OpenedEntity {
  ref: CompoundEntityRef;
  tabPath: string;
}

/** Loads what a page shows first into the cache. */
export function fillCache(
  cache: EarlyCache,
  user: EarlyOwner,
  { rows = [], entity }: FirstData,
): Promise<unknown> {
  cache.client.setQueryData(ownershipKey, user.ownershipEntityRefs);
  const filling = rows.map((query) => fillCatalogQuery<unknown>(cache, resolveRowsQuery(query)));
  return Promise.all(entity ? [...filling, fillEntity(cache, entity)] : filling);
}

/** Starts to load the code of the tab, with the cards that the entity has, which are known only now. */
async function fillEntity(cache: EarlyCache, { ref, tabPath }: OpenedEntity): Promise<void> {
  const entity = await fillCatalogQuery(cache, entityQuery(ref));
  const tree = cache.apis.get(appTreeApiRef)?.getTree().tree;
  if (entity && tree) preloadEntityPage(tree, entity, tabPath).catch(ignore);
}

/** The page shows what is wrong. */
const ignore = (): void => undefined;
