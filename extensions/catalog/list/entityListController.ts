import type { CatalogFilterContext, CatalogFilterField } from '../blueprints/CatalogFilterField';
import type { CatalogListState } from './catalogListState';
import { type CombinedConditions, combineConditions } from './combineConditions';
import type { PendingRowsQuery, PaginationMode } from './entityListRequests';
import { choiceOf, type FilterChoices, resolveChoices } from './filterChoices';
import { resolveConditions } from './resolveConditions';
import { starredNames } from './filterFields';
import { isPersonKind, resolveUserList, type UserListKind } from './userLists';

/** The choices in the URL, with the defaults of the page. */
export interface EntityListChoices {
  inUrl: CatalogListState;
  choices: FilterChoices;
  /** The listed kind in lower case. */
  kind: string | undefined;
  /** Whether the page has the filter for personal lists. */
  hasLists: boolean;
}

/** Resolves the choices of a list from the URL and the defaults of the filters. */
export function resolveListChoices(
  fields: readonly CatalogFilterField[],
  inUrl: CatalogListState,
): EntityListChoices {
  const choices = resolveChoices(fields, inUrl.filters);
  return {
    inUrl,
    choices,
    kind: choiceOf(choices, 'kind')[0]?.toLocaleLowerCase('en-US'),
    hasLists: fields.some(({ key }) => key === 'user'),
  };
}

/** The requests that a list needs. */
export interface EntityListPlan {
  /** The requested personal list. `all` if the page has no personal lists. */
  requested: UserListKind;
  /** The conditions of each personal list with the other filters. `undefined` until they are known. */
  conditions: Record<UserListKind, CombinedConditions | undefined>;
  /** The conditions of entities with the name of a starred entity. Only these are counted by ref. */
  starredByName: CombinedConditions | undefined;
  /** Returns the query for the rows of a personal list. */
  rows: (list: UserListKind) => PendingRowsQuery;
  /** Whether to show all entities if the requested list is empty. False for a search. */
  mayFallBack: boolean;
  /** Whether the requested list is the default instead of a choice of the user. */
  isDefaultList: boolean;
  /** The personal lists that the page offers. */
  offered: readonly UserListKind[];
}

/** Plans the requests of a list from the filter fields, so that no request waits for a filter to render. */
export function planEntityList(
  fields: readonly CatalogFilterField[],
  { inUrl, choices, kind, hasLists }: EntityListChoices,
  context: CatalogFilterContext,
  rowSettings: { mode: PaginationMode; fields: string[] },
): EntityListPlan {
  const { text, order, limit, offset, cursor } = inUrl;
  const { mode } = rowSettings;
  const conditionsOf = (list: UserListKind) => {
    const conditions = resolveConditions(fields, { ...choices, user: [list] }, context);
    return conditions && combineConditions(conditions);
  };
  const conditions = {
    all: conditionsOf('all'),
    owned: conditionsOf('owned'),
    starred: conditionsOf('starred'),
  };
  const others = resolveConditions(fields, choices, context, 'user');
  const names = starredNames(context);
  const starredByName =
    others && names && combineConditions([...others, { key: 'metadata.name', values: names }]);
  const page = {
    offset: mode === 'none' ? 0 : offset,
    cursor: mode === 'cursor' ? cursor : undefined,
  };
  const requested = resolveUserList(choices, kind);
  return {
    requested,
    conditions,
    starredByName,
    rows: (list) => ({ ...rowSettings, text, order, limit, ...page, conditions: conditions[list] }),
    mayFallBack: requested !== 'all' && hasLists && text.trim() === '',
    isDefaultList: !Object.hasOwn(inUrl.filters, 'user'),
    offered: hasLists ? listsOfKind(kind) : [],
  };
}

function listsOfKind(kind: string | undefined): UserListKind[] {
  return isPersonKind(kind) ? ['starred', 'all'] : ['owned', 'starred', 'all'];
}

/** The loading state of rows. */
export interface KnownRows {
  data: { totalItems: number } | undefined;
  /** Whether `data` is the result of the current query. */
  isCurrent: boolean;
  error: Error | null;
}

/** The personal list that is shown. */
export interface ShownList {
  list: UserListKind;
  /** Whether all entities are requested: to replace an empty list, or early because the default list might be empty. */
  requestsAll: boolean;
  /** Whether the choice is final. Counts and the URL wait for this. */
  settled: boolean;
}

/** Resolves the list to show: the requested one, or all entities if it is empty. */
export function resolveShownList(plan: EntityListPlan, requestedRows: KnownRows): ShownList {
  const { requested, mayFallBack, isDefaultList } = plan;
  const fallsBack = mayFallBack && requestedRows.isCurrent && requestedRows.data?.totalItems === 0;
  return {
    list: fallsBack ? 'all' : requested,
    requestsAll: fallsBack || (mayFallBack && isDefaultList),
    settled: !mayFallBack || requestedRows.isCurrent || requestedRows.error !== null,
  };
}

/** Returns whether a personal list needs a request to be counted. The shown list and lists with loaded rows do not. */
export function needsCount(
  { offered }: EntityListPlan,
  { list, settled }: ShownList,
  one: UserListKind,
  known?: number,
): boolean {
  return settled && one !== list && known === undefined && offered.includes(one);
}

/** Resolves the current state: the state in the URL, with the defaults and the shown list. */
export function resolveListState(
  { inUrl, choices, hasLists }: EntityListChoices,
  list: UserListKind,
): CatalogListState {
  return { ...inUrl, filters: hasLists ? { ...choices, user: [list] } : choices };
}
