import type { EntityOrder, QueryEntitiesInitialRequest, QueryEntitiesRequest } from '../api/CatalogApi';
import type { CombinedConditions } from './combineConditions';

/** What free text is looked for in. */
export const fullTextFields = [
  'metadata.name',
  'metadata.title',
  'metadata.tags',
  'spec.profile.displayName',
];

/** How rows are paged. */
export type PaginationMode = 'cursor' | 'offset' | 'none';

/** What a page of rows depends on. */
export interface RowsQuestion {
  mode: PaginationMode;
  conditions: Exclude<CombinedConditions, 'nothing'>;
  text: string;
  order: EntityOrder;
  fields: string[];
  limit: number;
  offset: number;
  cursor?: string | undefined;
}

/** The request for a page of rows with the number of all of them. */
export function createRowsRequest(question: RowsQuestion): QueryEntitiesRequest {
  const { mode, conditions, text, order, fields, limit, offset, cursor } = question;
  if (mode === 'cursor' && cursor !== undefined) return { cursor, limit, fields };
  return {
    ...conditions,
    ...createTextFilter(text),
    fields,
    limit,
    orderFields: [order],
    ...(mode === 'offset' && offset > 0 && { offset }),
  };
}

/** The request that only counts. */
export function createCountRequest(
  conditions: Exclude<CombinedConditions, 'nothing'>,
  text: string,
): QueryEntitiesRequest {
  return { ...conditions, ...createTextFilter(text), limit: 0 };
}

/** The request for all rows, of which `streamEntities` makes pages. */
export function createExportRequest(
  conditions: Exclude<CombinedConditions, 'nothing'>,
  { text, order }: Pick<RowsQuestion, 'text' | 'order'>,
): QueryEntitiesInitialRequest {
  return { ...conditions, ...createTextFilter(text), orderFields: [order] };
}

function createTextFilter(text: string): Pick<QueryEntitiesInitialRequest, 'fullTextFilter'> {
  const term = text.trim();
  return term === '' ? {} : { fullTextFilter: { term, fields: fullTextFields } };
}
