import * as z from 'zod/mini';
import type { JsonObject, JsonValue } from '#model';

const jsonValue = z.custom<JsonValue>((value) => value !== undefined);

/** A query, as `GET /query` receives it in the query string. */
export interface SearchQuery {
  /** What the user typed. All documents match an empty term. */
  term: string;
  /** Types of documents, such as `software-catalog`. All types by default. */
  types?: string[];
  /** Values by field of the document: `{ kind: 'Component', lifecycle: ['experimental', 'production'] }`. */
  filters?: JsonObject;
  /** Results per page. 25 by default, and at most `search.maxPageLimit`. */
  pageLimit?: number;
  /** `nextPageCursor` or `previousPageCursor` of a response. The first page by default. */
  pageCursor?: string;
}

/** What the index knows about a result. Each type of documents adds fields. */
export const searchDocumentSchema = z.catchall(
  z.object({
    title: z.string(),
    text: z.string(),
    /** The path of the page in the portal. */
    location: z.string(),
  }),
  jsonValue,
);

/** Fields with the found words between two tags. A field without a found word is absent. */
export const searchHighlightSchema = z.object({
  /** Differs in each response, and does not occur in the documents. */
  preTag: z.string(),
  postTag: z.string(),
  fields: z.record(z.string(), z.string()),
});

export const searchResultSchema = z.object({
  type: z.string(),
  document: searchDocumentSchema,
  /** The position in all results, starting at 1. */
  rank: z.optional(z.number()),
  highlight: z.optional(searchHighlightSchema),
});

/** The response of `GET /query`. */
export const searchResponseSchema = z.object({
  results: z.array(searchResultSchema),
  /** Exact up to 10,000, which also means "10,000 or more". Some backends do not count. */
  numberOfResults: z.optional(z.number()),
  nextPageCursor: z.optional(z.string()),
  previousPageCursor: z.optional(z.string()),
});

export type SearchDocument = z.infer<typeof searchDocumentSchema>;
export type SearchHighlight = z.infer<typeof searchHighlightSchema>;
export type SearchResult = z.infer<typeof searchResultSchema>;
export type SearchResponse = z.infer<typeof searchResponseSchema>;
