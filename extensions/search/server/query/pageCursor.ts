/** No one reads further. */
const MAX_PAGE = 9_999;

/** Prints the cursor of a page, as Backstage does: its number in base64. The first page is 0. */
export function printPageCursor(page: number): string {
  return Buffer.from(String(page)).toString('base64');
}

/** Reads the number of a page from its cursor. Returns `undefined` if it is not valid. */
export function readPageCursor(cursor: string): number | undefined {
  const text = Buffer.from(cursor, 'base64').toString();
  return /^\d{1,6}$/.test(text) && Number(text) <= MAX_PAGE ? Number(text) : undefined;
}
