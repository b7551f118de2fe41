import {
  type EarlyContext,
  type EarlyOwner,
  type EarlyPage,
  type EarlyPageRequest,
  type EarlyPart,
  matchEarlyPath,
} from '#sdk/early';
import { entityPathSegments, printCatalogUrl } from './api/catalogHttpRequest';
import { createEntitiesByQueryRequest } from './api/entitiesByQueryRequest';
import type { CatalogFilterField } from './blueprints/CatalogFilterField';
import type { fillCache } from './fillCache';
import { builtInFields } from './list/builtInFields';
import { defaultOrder, parseCatalogListState } from './list/catalogListState';
import { planEntityList, resolveListChoices, resolveShownList } from './list/entityListController';
import { type RowsQuery, createRowsRequest, isComplete } from './list/entityListRequests';
import { fieldsOfKind } from './pages/index/columnsOfKind';
import { type CatalogPagination, resolvePagination } from './pages/index/resolvePagination';

/** The rows of the catalog page, or the entity of an entity page. */
export const catalogEarlyPart: EarlyPart = {
  page(context) {
    const path = context.path.replace(/\/+$/, '');
    return listEntities(context, path) ?? showEntity(context, path);
  },
};

function listEntities(context: EarlyContext, path: string): EarlyPage | undefined {
  const page = context.settings('page:catalog');
  if (page === undefined || path !== (page['path'] ?? '/catalog')) return undefined;
  const pagination = resolvePagination((page['pagination'] ?? true) as CatalogPagination);
  const fields = listFields(context);
  const choices = resolveListChoices(fields, parseCatalogListState(context.search, pagination));
  const resolveRows = (user: EarlyOwner): RowsQuery[] => {
    const plan = planEntityList(
      fields,
      choices,
      { kind: choices.kind, ownershipRefs: user.ownershipEntityRefs },
      { mode: pagination.mode, fields: fieldsOfKind(choices.kind) },
    );
    const { requestsAll } = resolveShownList(plan, { data: undefined, isCurrent: false, error: null });
    const lists = new Set([plan.requested, ...(requestsAll ? (['all'] as const) : [])]);
    return [...lists].flatMap((list) => {
      const query = plan.rows(list);
      const isSimple = query.mode !== 'none' && query.order.field === defaultOrder.field;
      return isSimple && isComplete(query) ? query : [];
    });
  };
  return {
    skeleton: 'list',
    requests: (user) =>
      resolveRows(user).flatMap((query) =>
        printRequest(context, createEntitiesByQueryRequest(createRowsRequest(query))),
      ),
    fillCache: (cache, user) => fill(cache, user, { rows: resolveRows(user) }),
  };
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

function showEntity(context: EarlyContext, path: string): EarlyPage | undefined {
  const page = context.settings('page:catalog/entity');
  if (page === undefined) return undefined;
  const matched = matchEarlyPath(page['path'] ?? '/catalog/:namespace/:kind/:name', path);
  const { kind, namespace, name } = matched?.params ?? {};
  if (!kind || !namespace || !name) return undefined;
  const ref = { kind, namespace, name };
  return {
    skeleton: 'cards',
    requests: () => printRequest(context, { path: entityPathSegments(ref) }),
    fillCache: (cache, user) => fill(cache, user, { entity: ref }),
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
