import type { RequestHandler } from '../../background/session';
import { parseSchema } from '../model/parseSchema';
import { createOverview, findPage, type SchemaOverview, type SchemaPage } from '../model/schemaPages';
import type { SchemaModel } from '../model/schemaModel';
import type { SchemaProblem } from '../model/schemaProblem';
import { createSchemaSearch, type SchemaHits } from '../model/searchSchema';

/** A question about a schema. A definition has to be opened first. */
export type SchemaRequest = { open: string } | { page: string } | { search: string };

/** What the request asks for. No page if the schema has no such part. */
export interface SchemaAnswer {
  overview?: SchemaOverview;
  problem?: SchemaProblem;
  page?: SchemaPage | undefined;
  hits?: SchemaHits;
}

/** The number of search results that are shown. */
const MAX_HITS = 100;

/** Creates a handler that keeps a schema, so that a large one never has to be in the page as a whole. */
export function createSchemaReader(): RequestHandler<SchemaRequest, SchemaAnswer> {
  let schema: SchemaModel | undefined;
  let search: ReturnType<typeof createSchemaSearch> | undefined;
  return (request) => {
    if ('open' in request) {
      const parsed = parseSchema(request.open);
      if ('code' in parsed) return { problem: parsed };
      schema = parsed;
      search = createSchemaSearch(parsed);
      return { overview: createOverview(parsed) };
    }
    if ('page' in request) return { page: schema && findPage(schema, request.page) };
    return { hits: search?.(request.search, MAX_HITS) ?? { hits: [], total: 0 } };
  };
}
