import type { OffsetPagination } from '../model/tableTypes';

/** The requested page, with the handlers to change it. */
export type PageRequest = Omit<OffsetPagination, 'mode' | 'count'>;

/**
 * Returns the rows of one page and its pagination. If all rows fit on a page of the smallest size, there is no pagination. If
 * the page does not exist, the first page is used.
 */
export function pageRows<Row>(
  rows: readonly Row[] | undefined,
  request: PageRequest,
): { rows: readonly Row[] | undefined; pagination?: OffsetPagination } {
  if (rows === undefined) return { rows };
  const { pageSize, pageSizes = [] } = request;
  const count = rows.length;
  if (count <= Math.min(pageSize, ...pageSizes)) return { rows };
  const offset = request.offset < count ? request.offset : 0;
  return {
    rows: rows.slice(offset, offset + pageSize),
    pagination: { ...request, mode: 'offset', offset, count },
  };
}
