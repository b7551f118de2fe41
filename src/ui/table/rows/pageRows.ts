import type { OffsetPagination } from '../tableTypes';

/** Which page of rows is wished, and who turns it. */
export type PageWish = Omit<OffsetPagination, 'mode' | 'count'>;

/**
 * The rows of one page, and how to reach the others. Rows that fit on the smallest page that can be chosen have no pages; a page
 * that is no longer there is the first.
 */
export function pageRows<Row>(
  rows: readonly Row[] | undefined,
  wish: PageWish,
): { rows: readonly Row[] | undefined; pagination?: OffsetPagination } {
  if (rows === undefined) return { rows };
  const { pageSize, pageSizes = [] } = wish;
  const count = rows.length;
  if (count <= Math.min(pageSize, ...pageSizes)) return { rows };
  const offset = wish.offset < count ? wish.offset : 0;
  return {
    rows: rows.slice(offset, offset + pageSize),
    pagination: { ...wish, mode: 'offset', offset, count },
  };
}
