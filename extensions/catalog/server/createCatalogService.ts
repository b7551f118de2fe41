import type { Catalog, CatalogFollowing, CatalogService, PermissionService } from '#backend';
import type { FilterPredicate } from '#model';
import { resolveReadLimit } from './readLimit';
import type { CatalogReader } from './ports/reader';

const DEFAULT_LIMIT = 100;

/** Creates the catalog service for the host and other plugins. */
export function createCatalogService(
  reader: CatalogReader,
  permissions: PermissionService,
  following: CatalogFollowing,
): CatalogService {
  const where = (allowed: FilterPredicate | undefined): Catalog => ({
    entityByRef: (ref) => reader.entityByRef(ref, allowed),
    entityByUid: (uid) => reader.entityByUid(uid, allowed),
    entitiesByRefs: (refs, fields) => reader.entitiesByRefs({ refs: [...refs], fields, allowed }),
    async query({ where: query, fields, limit = DEFAULT_LIMIT, cursor }) {
      const page = { fields, limit, allowed };
      const { items, totalItems, pageInfo } = await reader.queryEntities(
        cursor === undefined ? { ...page, query } : { ...page, cursor },
      );
      return { items, totalItems, nextCursor: pageInfo.nextCursor };
    },
    refs: (among) => reader.refs(allowed, among),
  });
  return {
    as: (caller) => where(resolveReadLimit(permissions, caller).entities),
    where,
    ...following,
    whole: where(undefined),
  };
}
