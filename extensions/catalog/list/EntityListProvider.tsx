import { type ReactNode, useEffect, useMemo } from 'react';
import type { CatalogFilterField } from '../blueprints/CatalogFilterField';
import type { UserListKind } from '../filters/filterFields';
import type { CatalogListState } from './catalogListState';
import { EntityListContext } from './entityListContext';
import type { PaginationMode } from './entityListRequests';
import { partitionListable } from './listableEntities';
import { chosenValues } from './resolveConditions';
import { type ChangeCatalogListState, useCatalogListState } from './useCatalogListState';
import { useEntityRows } from './useEntityRows';
import { useFacetCounts } from './useFacetCounts';
import { conditionsOfList, useListCount } from './useUserLists';
import { useUserContext } from './useUserContext';

/** Props of {@link EntityListProvider}. */
export interface EntityListProviderProps {
  fields: readonly CatalogFilterField[];
  pagination: { mode: PaginationMode; limit: number; offset: number };
  /** The fields of entities that the rows of a kind show. */
  resolveFields: (kind: string | undefined) => string[];
  children: ReactNode;
}

/**
 * Lists entities by the filters and the page that stand in the URL, and counts what other choices would give. Everything is
 * asked for at once and by the fields alone, so no request waits for a filter to be drawn.
 */
export function EntityListProvider({ fields, pagination, resolveFields, children }: EntityListProviderProps) {
  const { mode } = pagination;
  const { state: urlState, change, position } = useCatalogListState(pagination);
  const filters = useEffectiveFilters(fields, urlState.filters);
  const kind = filters['kind']?.[0]?.toLocaleLowerCase('en-US');
  const context = useUserContext(kind, { failed: filters['status']?.includes('error') ?? false });
  const wanted = resolveWantedList(filters, kind);

  const question = { ...urlState, mode, fields: resolveFields(kind) };
  const conditionsOf = (list: UserListKind) => conditionsOfList(fields, filters, context, list);
  const rowsOf = (list: UserListKind) => ({ ...pickRows(question), conditions: conditionsOf(list) });
  const wantedRows = useEntityRows(rowsOf(wanted), true);

  const { text } = urlState;
  const hasLists = fields.some(({ key }) => key === 'user');
  const mayFallBack = wanted !== 'all' && hasLists && text.trim() === '';
  const fallsBack = mayFallBack && wantedRows.isCurrent && wantedRows.data?.totalItems === 0;
  // Nobody chose the list that the page opens with; all entities are asked for beside it, in case it is empty.
  const isDefaultList = !Object.hasOwn(urlState.filters, 'user');
  const allRows = useEntityRows(rowsOf('all'), fallsBack || (mayFallBack && isDefaultList));
  const list = fallsBack ? 'all' : wanted;
  const rows = fallsBack ? allRows : wantedRows;
  const settled = !mayFallBack || wantedRows.isCurrent || wantedRows.error !== null;

  const state = useMemo(
    () => ({ ...urlState, filters: hasLists ? { ...filters, user: [list] } : filters }),
    [urlState, filters, hasLists, list],
  );
  useMirror(state, change, settled);

  const facets = useFacetCounts(fields, state, context, settled);
  const shownCount = rows.isCurrent ? rows.data?.totalItems : undefined;
  const countOf = (one: UserListKind, known: number | undefined) => (one === list ? shownCount : known);
  const knownAll = allRows.isCurrent ? allRows.data?.totalItems : undefined;
  const all = useListCount(conditionsOf('all'), text, settled && list !== 'all' && knownAll === undefined);
  const owned = useListCount(conditionsOf('owned'), text, settled && list !== 'owned' && !isPersonKind(kind));
  const starred = useListCount(conditionsOf('starred'), text, settled && list !== 'starred');

  const listable = useMemo(() => rows.data && partitionListable(rows.data.items), [rows.data]);
  const value = {
    fields,
    state,
    change,
    mode,
    conditions: conditionsOf(list),
    kind,
    entities: listable?.entities,
    missing: listable?.missing ?? [],
    totalItems: rows.data?.totalItems,
    position,
    cursors: { next: rows.data?.pageInfo.nextCursor, previous: rows.data?.pageInfo.prevCursor },
    isCurrent: rows.isCurrent,
    loading: rows.isFetching,
    error: rows.error,
    refetch: rows.refetch,
    facets,
    listCounts: {
      all: countOf('all', knownAll ?? all),
      owned: countOf('owned', owned),
      starred: countOf('starred', starred),
    },
  };
  return <EntityListContext.Provider value={value}>{children}</EntityListContext.Provider>;
}

/** People and groups own nothing by themselves: the list of owned entities is not offered for them. */
export function isPersonKind(kind: string | undefined): boolean {
  return kind === 'user' || kind === 'group';
}

function useEffectiveFilters(
  fields: readonly CatalogFilterField[],
  filters: CatalogListState['filters'],
): CatalogListState['filters'] {
  return useMemo(() => {
    const ofFields = fields.map((field) => [field.key, chosenValues(field, filters)] as const);
    const chosen = ofFields.filter(([key, values]) => values.length > 0 || key in filters);
    // In the order of the fields, so that one list has one address.
    return {
      ...Object.fromEntries(chosen),
      ...omit(
        filters,
        fields.map(({ key }) => key),
      ),
    };
  }, [fields, filters]);
}

function omit(filters: CatalogListState['filters'], keys: readonly string[]): CatalogListState['filters'] {
  return Object.fromEntries(Object.entries(filters).filter(([key]) => !keys.includes(key)));
}

function resolveWantedList(filters: CatalogListState['filters'], kind: string | undefined): UserListKind {
  const [list] = filters['user'] ?? [];
  if (list === 'starred') return list;
  return list === 'owned' && !isPersonKind(kind) ? list : 'all';
}

function pickRows({
  mode,
  text,
  order,
  fields,
  limit,
  offset,
  cursor,
}: CatalogListState & { mode: PaginationMode; fields: string[] }) {
  return {
    mode,
    text,
    order,
    fields,
    limit,
    offset: mode === 'offset' ? offset : 0,
    cursor: mode === 'cursor' ? cursor : undefined,
  };
}

/** Once it is known which list is shown, the URL says all of what is shown, so that it can be given to others. */
function useMirror(state: CatalogListState, change: ChangeCatalogListState, settled: boolean): void {
  const { filters } = state;
  useEffect(() => {
    if (settled) change({ filters }, { replace: true });
  }, [settled, filters, change]);
}
