import type { EntityOrder, QueryEntitiesInitialRequest, QueryEntitiesRequest } from '../api/CatalogApi';
import type { CombinedConditions } from './combineConditions';

/** The fields that a text search covers. */
export const fullTextFields = [
  'metadata.name',
  'metadata.title',
  'metadata.tags',
  'spec.profile.displayName',
];

/** How rows are split into pages. */
export type PaginationMode = 'cursor' | 'offset' | 'none';

/** The query for a page of rows. */
export interface RowsQuery {
  mode: PaginationMode;
  conditions: Exclude<CombinedConditions, 'nothing'>;
  text: string;
  order: EntityOrder;
  fields: string[];
  limit: number;
  offset: number;
  cursor?: string | undefined;
}

/** A query whose `conditions` might not be known yet. */
export type PendingRowsQuery = Omit<RowsQuery, 'conditions'> & {
  conditions: CombinedConditions | undefined;
};

/** Whether the conditions of a query are known, and entities can match them. */
export function isComplete(query: PendingRowsQuery): query is RowsQuery {
  return query.conditions !== undefined && query.conditions !== 'nothing';
}

/** Creates the request for a page of rows and the total count. */
export function createRowsRequest(query: RowsQuery): QueryEntitiesRequest {
  const { limit, fields, cursor } = query;
  return cursor === undefined ? createInitialRequest(query) : { cursor, limit, fields };
}

/** Creates the request for a page of rows by its offset. */
export function createInitialRequest(query: RowsQuery): QueryEntitiesInitialRequest {
  const { conditions, text, order, fields, limit, offset } = query;
  return {
    ...conditions,
    ...createTextFilter(text),
    fields,
    limit,
    orderFields: [order],
    ...(offset > 0 && { offset }),
  };
}

/** The number of starred entities that are counted. */
const maxStarred = 1000;

/** Creates a request that only counts. */
export function createCountRequest(
  conditions: Exclude<CombinedConditions, 'nothing'>,
  text: string,
): QueryEntitiesRequest {
  return { ...conditions, ...createTextFilter(text), limit: 0 };
}

/** Creates a request for the entities with the name of a starred entity, which are then counted by ref. */
export function createStarredCountRequest(
  conditions: Exclude<CombinedConditions, 'nothing'>,
  text: string,
): QueryEntitiesRequest {
  const fields = ['kind', 'metadata.name', 'metadata.namespace'];
  return { ...conditions, ...createTextFilter(text), fields, limit: maxStarred };
}

/** Creates a request for all rows, for `streamEntities`. */
export function createExportRequest(
  conditions: Exclude<CombinedConditions, 'nothing'>,
  { text, order }: Pick<RowsQuery, 'text' | 'order'>,
): QueryEntitiesInitialRequest {
  return { ...conditions, ...createTextFilter(text), orderFields: [order] };
}

function createTextFilter(text: string): Pick<QueryEntitiesInitialRequest, 'fullTextFilter'> {
  const term = text.trim();
  return term === '' ? {} : { fullTextFilter: { term, fields: fullTextFields } };
}
