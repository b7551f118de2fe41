import type { Recording } from './recordings';
import type { ReplayAnswer, ReplayRequest } from './replayAnswer';

type RecordedEntity = {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string; uid: string };
};

const json = { 'content-type': 'application/json; charset=utf-8' };

/**
 * Composes responses that repeat parts of the request (permission ids, names, refs, facets), from recorded entities
 * and bodies only.
 */
export function composeAnswer(
  recordings: readonly Recording[],
  request: ReplayRequest,
): ReplayAnswer | undefined {
  const { pathname, searchParams } = new URL(request.url, 'http://any');
  const path = decodeURIComponent(pathname);
  if (path === '/api/permission/authorize') return answer('permissions', 200, allowAll(request.body));
  if (path === '/api/catalog/entities/by-refs')
    return answer('entities by refs', 200, byRefs(recordings, request.body));
  if (path === '/api/catalog/entity-facets') return answer('facets', 200, facets(recordings, searchParams));
  const byName = /^\/api\/catalog\/entities\/by-name\/([^/]+)\/([^/]+)\/([^/]+)$/.exec(path);
  if (byName) return entityByName(recordings, path, byName.slice(1));
  return undefined;
}

function answer(name: string, status: number, body: unknown): ReplayAnswer {
  return { name: `composed: ${name}`, status, headers: json, body };
}

function allowAll(body: unknown): unknown {
  const { items } = body as { items: Array<{ id: string }> };
  return { items: items.map(({ id }) => ({ id, result: 'ALLOW' })) };
}

function byRefs(recordings: readonly Recording[], body: unknown): unknown {
  const known = wholeEntities(recordings);
  const { entityRefs } = body as { entityRefs: string[] };
  return { items: entityRefs.map((ref) => known.get(ref.toLowerCase()) ?? null) };
}

function entityByName(recordings: readonly Recording[], path: string, parts: string[]): ReplayAnswer {
  const [kind = '', namespace = '', name = ''] = parts;
  const entity = wholeEntities(recordings).get(`${kind}:${namespace}/${name}`.toLowerCase());
  if (entity) return answer(`entity ${name}`, 200, entity);
  return answer('unknown entity', 404, {
    error: {
      name: 'NotFoundError',
      message: `No entity named '${name}' found, with kind '${kind}' in namespace '${namespace}'`,
    },
    request: { method: 'GET', url: path.replace('/api/catalog', '') },
    response: { statusCode: 404 },
  });
}

function facets(recordings: readonly Recording[], parameters: URLSearchParams): unknown {
  const recorded: Record<string, unknown> = {};
  for (const { name, response } of recordings) {
    if (name.startsWith('catalog-facets-') && response.status === 200) {
      // Prefer counts of all entities to those of components only.
      for (const [facet, values] of Object.entries(
        (response.body as { facets: Record<string, unknown> }).facets,
      )) {
        recorded[facet] ??= values;
      }
    }
  }
  return {
    facets: Object.fromEntries(parameters.getAll('facet').map((facet) => [facet, recorded[facet] ?? []])),
  };
}

function wholeEntities(recordings: readonly Recording[]): Map<string, RecordedEntity> {
  const found = new Map<string, RecordedEntity>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (typeof value !== 'object' || value === null) return;
    if (isWhole(value)) {
      found.set(
        `${value.kind}:${value.metadata.namespace ?? 'default'}/${value.metadata.name}`.toLowerCase(),
        value,
      );
    } else Object.values(value).forEach(visit);
  };
  recordings.forEach(({ response }) => visit(response.body));
  return found;
}

function isWhole(value: object): value is RecordedEntity {
  const { apiVersion, metadata } = value as Partial<RecordedEntity>;
  return typeof apiVersion === 'string' && typeof metadata?.uid === 'string';
}
