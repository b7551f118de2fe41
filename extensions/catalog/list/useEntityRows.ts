import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { QueryEntitiesResponse } from '#protocol';
import type { CatalogApi, CatalogRequestOptions } from '../api/CatalogApi';
import { useCatalogQuery } from '../query/useCatalogQuery';
import type { CombinedConditions } from './combineConditions';
import { printConditions } from './printConditions';
import { type RowsQuestion, createRowsRequest } from './entityListRequests';

/** The rows of a list as far as they are known. */
export interface EntityRows {
  /** Those asked for, or the last ones that could be loaded; undefined until the first are there. */
  data: QueryEntitiesResponse | undefined;
  /** Whether `data` answers the question as it is now. */
  isCurrent: boolean;
  isFetching: boolean;
  error: Error | null;
  refetch: () => void;
}

/** What rows are asked for; `conditions` are undefined while they cannot be known yet. */
export type OpenRowsQuestion = Omit<RowsQuestion, 'conditions'> & {
  conditions: CombinedConditions | undefined;
};

const nothing: QueryEntitiesResponse = { items: [], totalItems: 0, pageInfo: {} };

/** Asks for a page of rows. What was loaded before stays until the answer is there, and when there is none. */
export function useEntityRows(question: OpenRowsQuestion, enabled: boolean): EntityRows {
  const { conditions } = question;
  const isNothing = conditions === 'nothing';
  const answerable = conditions !== undefined && !isNothing;
  const { data, isPlaceholderData, isFetching, error, refetch } = useCatalogQuery<QueryEntitiesResponse>({
    queryKey: ['rows', { ...question, conditions: printConditions(conditions) }],
    enabled: enabled && answerable,
    placeholderData: keepPreviousData,
    load: (catalogApi, options) =>
      answerable ? loadRows(catalogApi, { ...question, conditions }, options) : Promise.resolve(nothing),
  });
  const [lastGood, setLastGood] = useState<QueryEntitiesResponse>();
  if (data && data !== lastGood) setLastGood(data);
  const shown = isNothing ? nothing : (data ?? lastGood);
  return {
    data: shown,
    isCurrent: isNothing || (data !== undefined && !isPlaceholderData),
    isFetching: isFetching || (enabled && conditions === undefined),
    error: isNothing ? null : error,
    refetch: () => void refetch(),
  };
}

async function loadRows(
  catalogApi: CatalogApi,
  question: RowsQuestion,
  options: CatalogRequestOptions,
): Promise<QueryEntitiesResponse> {
  const request = createRowsRequest(question);
  if (question.mode !== 'none' || 'cursor' in request) return catalogApi.queryEntities(request, options);
  const items: QueryEntitiesResponse['items'] = [];
  for await (const page of catalogApi.streamEntities(request, options)) items.push(...page);
  return { items, totalItems: items.length, pageInfo: {} };
}
