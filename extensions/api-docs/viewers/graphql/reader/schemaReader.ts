import { parseSchema } from '../model/parseSchema';
import { createOverview, findPage, type SchemaOverview, type SchemaPage } from '../model/schemaPages';
import type { SchemaProblem } from '../model/schemaProblem';
import { createSchemaSearch, type SchemaHits } from '../model/searchSchema';

/** The number of search results that are shown. */
const MAX_HITS = 100;

/** A schema that can be read part by part, so that a large one never has to be in the page as a whole. */
export interface SchemaReader {
  overview: SchemaOverview;
  findPage: (address: string) => SchemaPage | undefined;
  search: (query: string) => SchemaHits;
}

/** Parses a definition, and returns a reader or the problem. */
export function createSchemaReader(definition: string): SchemaReader | SchemaProblem {
  const schema = parseSchema(definition);
  if ('code' in schema) return schema;
  const search = createSchemaSearch(schema);
  return {
    overview: createOverview(schema),
    findPage: (address) => findPage(schema, address),
    search: (query) => search(query, MAX_HITS),
  };
}
