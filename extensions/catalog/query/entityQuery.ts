import { type CompoundEntityRef, type Entity, stringifyEntityRef } from '#model';
import type { CatalogQuery } from './catalogQuery';

/** Returns the query for the entity of a page. `null` if there is none. */
export function entityQuery(ref: CompoundEntityRef): CatalogQuery<Entity | null> {
  return {
    queryKey: ['entity', stringifyEntityRef(ref)],
    load: async (catalogApi, options) => (await catalogApi.getEntityByRef(ref, options)) ?? null,
  };
}
