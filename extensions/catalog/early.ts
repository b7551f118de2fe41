import { DEFAULT_NAMESPACE, type Entity } from '#model';
import {
  type EarlyContent,
  type EarlyContext,
  type EarlyOwner,
  type EarlyPage,
  type EarlyPageRequest,
  type EarlyPart,
  fillPath,
  matchEarlyPath,
} from '#sdk/early';
import { entityPathSegments, printCatalogUrl } from './api/catalogHttpRequest';
import { createEntitiesByQueryRequest } from './api/entitiesByQueryRequest';
import type { CatalogFilterField } from './blueprints/CatalogFilterField';
import type { fillCache } from './fillCache';
import { countRemovable } from './list/filterChoices';
import { builtInFields } from './list/builtInFields';
import { defaultOrder, parseCatalogListState } from './list/catalogListState';
import {
  type EntityListPlan,
  planEntityList,
  resolveListChoices,
  resolveShownList,
} from './list/entityListController';
import { type RowsQuery, createRowsRequest, isComplete } from './list/entityListRequests';
import { fieldsOfKind } from './pages/index/columnsOfKind';
import { createEntitySnapshot } from './presentation/createEntitySnapshot';
import { entityRouteParams } from './presentation/entityRouteParams';
import type { UserListKind } from './list/userLists';
import { type CatalogPagination, resolvePagination } from './pages/index/resolvePagination';

/** The rows of the catalog page, or the entity of an entity page. */
export const catalogEarlyPart: EarlyPart = {
  page(context) {
    return listEntities(context) ?? showEntity(context);
  },
};

function listEntities(context: EarlyContext): EarlyPage | undefined {
  if (!context.isAt('page:catalog', '/catalog')) return undefined;
  const { pagination: configured = true } = context.settings('page:catalog') ?? {};
  const pagination = resolvePagination(configured as CatalogPagination);
  const fields = listFields(context);
  const choices = resolveListChoices(fields, parseCatalogListState(context.search, pagination));
  const planRows = (user: EarlyOwner): EntityListPlan =>
    planEntityList(
      fields,
      choices,
      { kind: choices.kind, ownershipRefs: user.ownershipEntityRefs },
      { mode: pagination.mode, fields: fieldsOfKind(choices.kind) },
    );
  const send = (user: EarlyOwner) =>
    listRows(planRows(user)).flatMap(({ list, query }) =>
      printRequest(context, createEntitiesByQueryRequest(createRowsRequest(query))).map((request) => ({
        list,
        request,
      })),
    );
  return {
    skeleton: countRemovable(fields, choices.choices) > 0 ? 'list filtered' : 'list',
    requests: (user) => send(user).map(({ request }) => request),
    readContent(bodies, user) {
      const pages = new Map(
        send(user).map(({ list }, index) => [list, bodies[index] as RowsPage | undefined]),
      );
      return readRows(context, planRows(user), pages);
    },
    fillCache: (cache, user) =>
      fill(cache, user, { rows: listRows(planRows(user)).map(({ query }) => query) }),
  };
}

/** Lists what the page requests first: the rows of a list, and those that replace them if there are none. */
function listRows(plan: EntityListPlan): Array<{ list: UserListKind; query: RowsQuery }> {
  const { requestsAll } = resolveShownList(plan, { data: undefined, isCurrent: false, error: null });
  const lists = new Set([plan.requested, ...(requestsAll ? (['all'] as const) : [])]);
  return [...lists].flatMap((list) => {
    const query = plan.rows(list);
    const isSimple = query.mode !== 'none' && query.order.field === defaultOrder.field;
    return isSimple && isComplete(query) ? { list, query } : [];
  });
}

/** A response to `by-query`. */
interface RowsPage {
  items: Entity[];
  totalItems: number;
}

/** Returns the names of the list that the page is going to show. */
function readRows(
  context: EarlyContext,
  plan: EntityListPlan,
  pages: ReadonlyMap<UserListKind, RowsPage | undefined>,
): EarlyContent | undefined {
  const path = entityPagePath(context);
  const { requested, conditions } = plan;
  const data = conditions[requested] === 'nothing' ? { totalItems: 0 } : pages.get(requested);
  if (path === undefined || data === undefined || hasOwnNames(context)) return undefined;
  const { list } = resolveShownList(plan, { data, isCurrent: true, error: null });
  const rows = pages.get(list)?.items.map((entity) => ({
    title: createEntitySnapshot(entity, { defaultKind: entity.kind }).primaryTitle,
    href: context.href(fillPath(path, entityRouteParams(entity))),
  }));
  return rows && { rows };
}

/** Whether something other than the catalog names entities. */
function hasOwnNames({ listed }: EarlyContext): boolean {
  return listed.includes('api:catalog/entity-presentation');
}

/** The filters in the order of the tree. */
function listFields({ listed, settings }: EarlyContext): CatalogFilterField[] {
  const names = Object.keys(builtInFields) as Array<keyof typeof builtInFields>;
  const rank = (name: string): number =>
    (listed.indexOf(idOfFilter(name)) + listed.length + 1) % (listed.length + 1);
  return names
    .toSorted((a, b) => rank(a) - rank(b))
    .flatMap((name) => {
      const config = settings(idOfFilter(name));
      return config ? [builtInFields[name](config['initialFilter'] as string | undefined)] : [];
    });
}

function idOfFilter(name: string): string {
  return `catalog-filter:catalog/${name}`;
}

function entityPagePath({ settings }: EarlyContext): string | undefined {
  const page = settings('page:catalog/entity');
  return page && ((page['path'] as string | undefined) ?? '/catalog/:namespace/:kind/:name');
}

function showEntity(context: EarlyContext): EarlyPage | undefined {
  const matched = matchEarlyPath(entityPagePath(context) ?? '', context.path);
  const { kind, namespace, name } = matched?.params ?? {};
  if (!matched || !kind || !namespace || !name) return undefined;
  const ref = { kind, namespace, name };
  return {
    skeleton: 'cards',
    requests: () => printRequest(context, { path: entityPathSegments(ref) }),
    readContent([entity]) {
      // The app names other namespaces in its own language.
      const isShort = namespace === DEFAULT_NAMESPACE && !hasOwnNames(context);
      return isShort ? { title: createEntitySnapshot(entity as Entity).primaryTitle } : undefined;
    },
    fillCache: (cache, user) => fill(cache, user, { entity: { ref, tabPath: matched.rest } }),
  };
}

async function fill(...options: Parameters<typeof fillCache>): Promise<unknown> {
  return (await import('./fillCache')).fillCache(...options);
}

/** API clients with settings or from plugins send other requests. */
const clients = ['api:app/fetch', 'api:app/discovery', 'api:catalog'];

function printRequest(
  { backendUrl, listed }: EarlyContext,
  request: ReturnType<typeof createEntitiesByQueryRequest>,
): EarlyPageRequest[] {
  const baseUrl = clients.some((id) => listed.includes(id)) ? undefined : backendUrl('catalog');
  return baseUrl === undefined || request.method !== undefined
    ? []
    : [{ url: printCatalogUrl(baseUrl, request) }];
}
