import type { Readable } from 'node:stream';
import {
  type CatalogReader,
  type EntityFields,
  PAGE_LIMITS,
  type PrintedEntity,
  type QueryResponse,
} from '../ports/reader';
import { readAhead } from './readAhead';
import { streamList } from './streamList';

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
  return streamList('[', readPages(reader, first, rest), () => ']');
}

async function* readPages(
  reader: CatalogReader<PrintedEntity>,
  first: PrintedEntity[],
  { cursor, fields, missing = Number.POSITIVE_INFINITY }: Rest,
): AsyncGenerator<PrintedEntity[]> {
  let left = missing + first.length;
  // Each page's cursor is in the page before it.
  const readNext = ({ items, pageInfo }: Pick<QueryResponse<PrintedEntity>, 'items' | 'pageInfo'>) => {
    left -= items.length;
    if (pageInfo.nextCursor === undefined || left <= 0) return undefined;
    const limit = Math.min(PAGE_LIMITS.entities, left);
    return reader.queryEntities({
      cursor: pageInfo.nextCursor,
      fields,
      limit,
      skipTotalItems: true,
      inParts: true,
    });
  };
  const start = { items: first, pageInfo: { nextCursor: cursor } };
  for await (const { items } of readAhead(start, readNext)) yield items;
}
