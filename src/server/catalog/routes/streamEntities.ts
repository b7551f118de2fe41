import { Readable } from 'node:stream';
import type { Entity } from '#model';
import type { CatalogReader, EntitiesRequest } from '../reader';

const PAGE = 500;

/**
 * All entities that match, as a list when they fit one page, else as the text of a JSON array that is read page by page
 * while it is sent: the memory of the server must not grow with the catalogue.
 */
export async function streamEntities(
  reader: CatalogReader,
  { filter, query, fields, order }: EntitiesRequest,
): Promise<Entity[] | Readable> {
  const first = await reader.queryEntities({
    filter,
    query,
    fields,
    orderFields: order,
    limit: PAGE,
    skipTotalItems: true,
  });
  if (first.pageInfo.nextCursor === undefined) return first.items;

  async function* pages(): AsyncGenerator<string> {
    let page = first;
    yield `[${printItems(page.items)}`;
    while (page.pageInfo.nextCursor !== undefined) {
      // Each page's address is in the page before it.
      page = await reader.queryEntities({
        cursor: page.pageInfo.nextCursor,
        fields,
        limit: PAGE,
        skipTotalItems: true,
      });
      if (page.items.length > 0) yield `,${printItems(page.items)}`;
    }
    yield ']';
  }
  return Readable.from(pages());
}

function printItems(items: Entity[]): string {
  return items.map((entity) => JSON.stringify(entity)).join(',');
}
