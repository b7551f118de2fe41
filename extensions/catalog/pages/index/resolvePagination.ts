import type { PaginationMode } from '../../list/entityListRequests';

/** The pagination in the configuration. */
export type CatalogPagination = boolean | { mode: 'cursor' | 'offset'; limit?: number; offset?: number };

const defaultLimit = 20;

/** Resolves the pagination of a list, with defaults. */
export function resolvePagination(pagination: CatalogPagination): {
  mode: PaginationMode;
  limit: number;
  offset: number;
} {
  if (pagination === false) return { mode: 'none', limit: defaultLimit, offset: 0 };
  const {
    mode,
    limit = defaultLimit,
    offset = 0,
  }: Exclude<CatalogPagination, boolean> = pagination === true ? { mode: 'cursor' } : pagination;
  return { mode, limit, offset: mode === 'offset' ? offset : 0 };
}
