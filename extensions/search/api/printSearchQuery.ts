import type { JsonValue } from '#model';
import type { SearchQuery } from '../protocol';

/** Prints a query as the query string of `GET /query`. Lists and maps have brackets: `types[0]=techdocs&filters[kind]=component`. */
export function printSearchQuery({ term, types, filters, pageLimit, pageCursor }: SearchQuery): string {
  const search = new URLSearchParams();
  const add = (name: string, value: JsonValue | undefined) => {
    if (value === undefined || value === null) return;
    if (typeof value === 'object')
      for (const [key, item] of Object.entries(value)) add(`${name}[${key}]`, item);
    else search.append(name, String(value));
  };
  add('term', term);
  add('types', types);
  add('filters', filters);
  add('pageLimit', pageLimit);
  add('pageCursor', pageCursor);
  return search.toString();
}
