import { useCallback, useEffect, useMemo } from 'react';
import type { CatalogFilterField } from '../blueprints/CatalogFilterField';
import type { CatalogListState } from './catalogListState';
import {
  planEntityList,
  resolveListChoices,
  resolveListState,
  resolveShownList,
} from './entityListController';
import type { EntityList } from './entityListContext';
import type { PaginationMode } from './entityListRequests';
import { choiceOf, withoutFixed } from './filterChoices';
import { partitionListable } from './listableEntities';
import { type ChangeCatalogListState, useCatalogListState } from './useCatalogListState';
import { useEntityRows } from './useEntityRows';
import { useFilterCounts } from './useFilterCounts';
import { useListCounts } from './useListCounts';
import { useUserContext } from './useUserContext';

/** The settings of a list that are not in the URL. */
export interface EntityListSettings {
  fields: readonly CatalogFilterField[];
  pagination: { mode: PaginationMode; limit: number; offset: number };
  /** Returns the entity fields that rows of a kind need. */
  resolveFields: (kind: string | undefined) => string[];
}

/** Sends the planned requests, and returns the current state of the list. */
export function useEntityListController(settings: EntityListSettings): EntityList {
  const { fields, pagination, resolveFields } = settings;
  const { mode } = pagination;
  const { state: inUrl, change: changeUrl, position } = useCatalogListState(pagination);
  const change = useCallback<ChangeCatalogListState>(
    (part, options) =>
      changeUrl(part.filters ? { ...part, filters: withoutFixed(fields, part.filters) } : part, options),
    [changeUrl, fields],
  );
  const listChoices = useMemo(() => resolveListChoices(fields, inUrl), [fields, inUrl]);
  const { choices, kind } = listChoices;
  const context = useUserContext(kind, { failed: choiceOf(choices, 'status').includes('error') });

  const plan = planEntityList(fields, listChoices, context, { mode, fields: resolveFields(kind) });
  const requestedRows = useEntityRows(plan.rows(plan.requested), true);
  const shown = resolveShownList(plan, requestedRows);
  const allRows = useEntityRows(plan.rows('all'), shown.requestsAll);
  const { list, settled } = shown;
  const rows = list === plan.requested ? requestedRows : allRows;
  const state = useMemo(() => resolveListState(listChoices, list), [listChoices, list]);
  useUrlSync(state, change, settled);

  const count = rows.isCurrent ? rows.data?.totalItems : undefined;
  const knownAll = allRows.isCurrent ? allRows.data?.totalItems : undefined;
  const listCounts = useListCounts(plan, shown, { text: inUrl.text, count, knownAll });
  const counts = useFilterCounts(
    { fields, choices: state.filters, text: inUrl.text, context, listCounts },
    settled,
  );

  const listable = useMemo(() => rows.data && partitionListable(rows.data.items), [rows.data]);
  return {
    fields,
    state,
    change,
    mode,
    conditions: plan.conditions[list],
    kind,
    entities: listable?.entities,
    missing: listable?.missing ?? [],
    totalItems: rows.data?.totalItems,
    position: position ?? rows.data?.position,
    cursors: { next: rows.data?.pageInfo.nextCursor, previous: rows.data?.pageInfo.prevCursor },
    isCurrent: rows.isCurrent,
    loading: rows.isFetching,
    error: rows.error,
    refetch: rows.refetch,
    counts,
  };
}

/** Writes the complete state to the URL once the shown list is final, so that the URL can be shared. */
function useUrlSync({ filters }: CatalogListState, change: ChangeCatalogListState, settled: boolean): void {
  useEffect(() => {
    if (settled) change({ filters }, { replace: true });
  }, [settled, filters, change]);
}
