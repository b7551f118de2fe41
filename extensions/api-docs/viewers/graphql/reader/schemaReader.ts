import { parseSchema } from '../model/parseSchema';
import { createOverview, findPage, type SchemaOverview, type SchemaPage } from '../model/schemaPages';
import type { SchemaProblem } from '../model/schemaProblem';
import { createSchemaSearch, type SchemaHits } from '../model/searchSchema';

/** Reads one schema piece by piece. It keeps the whole schema, which is too large to be sent to the page. */
export interface SchemaReader {
  open: () => { outline: SchemaOverview } | { problem: SchemaProblem };
  /** Reads the page at an address. `undefined` if the schema has no such part. */
  page: (address: string) => SchemaPage | undefined;
  search: (query: string) => SchemaHits;
}

/** The number of search results that are shown. */
const maxHits = 100;

/** Parses a schema. */
export function createSchemaReader(definition: string): SchemaReader {
  const schema = parseSchema(definition);
  if ('code' in schema)
    return {
      open: () => ({ problem: schema }),
      page: () => undefined,
      search: () => ({ hits: [], total: 0 }),
    };
  const search = createSchemaSearch(schema);
  return {
    open: () => ({ outline: createOverview(schema) }),
    page: (address) => findPage(schema, address),
    search: (query) => search(query, maxHits),
  };
}
