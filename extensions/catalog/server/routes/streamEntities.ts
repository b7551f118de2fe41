import type { Readable } from 'node:stream';
import type { CatalogReader, EntityFields, PrintedEntity } from '../ports/reader';
import { streamList } from './streamList';

/** Entities that a stream reads at once. */
export const PAGE = 500;

interface Rest {
  cursor: string;
  fields?: EntityFields | undefined;
  /** The number of entities after the first ones. All by default. */
  missing?: number;
}

/** Streams these entities and those after the cursor, page by page. */
export function streamEntities(
  reader: CatalogReader<PrintedEntity>,
  first: PrintedEntity[],
  rest: Rest,
): Readable {
  return streamList('[', readPages(reader, first, rest), ']');
}

async function* readPages(
  reader: CatalogReader<PrintedEntity>,
  first: PrintedEntity[],
  { cursor, fields, missing = Number.POSITIVE_INFINITY }: Rest,
): AsyncGenerator<PrintedEntity[]> {
  yield first;
  let next: string | undefined = cursor;
  let left = missing;
  while (next !== undefined && left > 0) {
    const limit = Math.min(PAGE, left);
    // Each page's cursor is in the page before it.
    const { items, pageInfo } = await reader.queryEntities({
      cursor: next,
      fields,
      limit,
      skipTotalItems: true,
    });
    yield items;
    left -= items.length;
    next = pageInfo.nextCursor;
  }
}
