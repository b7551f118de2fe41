import { text as readStream } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { FetchError } from '../../protocol';
import type { Cluster } from '../settings/cluster';
import { awaitAnswer, ClusterSetupError, type Connections } from '../clusters/connections';
import type { ObjectType } from './objectTypes';

/** Seconds after which a cluster that has not answered a request is reported as failed. */
const ANSWER_LIMIT_SECONDS = 10;

/** How long a list waits if the cluster asks to try again later. Pages ask again after ten seconds. */
const LONGEST_WAIT_SECONDS = 5;

/** How many objects are requested at once. Reading more would hold up the requests of other users. */
const PAGE_SIZE = 500;

/** The objects of one type, or why there are none. */
export type LoadedList = { ok: true; type: string; resources: object[] } | { ok: false; error: FetchError };

/** Options of {@link loadList}. */
export interface ListOptions {
  cluster: Cluster;
  connections: Connections;
  type: ObjectType;
  namespace: string | undefined;
  labelSelector: string;
  token: string | undefined;
}

/** Loads all objects of one type, page by page. Never throws. */
export async function loadList(options: ListOptions): Promise<LoadedList> {
  const { type, namespace, labelSelector } = options;
  const path = printPath(type, namespace);
  const query = `${path}?labelSelector=${encodeURIComponent(labelSelector)}`;
  const resources: object[] = [];
  let next = `&limit=${PAGE_SIZE}`;
  let hasWaited = false;
  for (;;) {
    const page = await loadPage(options, query, next);
    if ('message' in page) return { ok: false, error: { errorType: 'FETCH_ERROR', message: page.message } };
    const { statusCode, list, retryAfter } = page;
    if (statusCode === GONE && next !== '') {
      // The cluster does not have the rest of these pages anymore.
      resources.length = 0;
      next = '';
      continue;
    }
    if (statusCode === TOO_MANY && retryAfter <= LONGEST_WAIT_SECONDS && !hasWaited) {
      hasWaited = true;
      await wait(retryAfter * 1000);
      continue;
    }
    if (!list) {
      const resourcePath = new URL(`${options.cluster.url}${path}`).pathname;
      return { ok: false, error: { errorType: nameStatus(statusCode), statusCode, resourcePath } };
    }
    // Not spread: a page can be longer than the arguments of a call.
    for (const item of readItems(type, list)) resources.push(item);
    const token = list.metadata?.continue;
    if (!token) return { ok: true, type: type.type, resources };
    next = `&limit=${PAGE_SIZE}&continue=${encodeURIComponent(token)}`;
  }
}

const GONE = 410;
const TOO_MANY = 429;

interface ObjectList {
  kind: string;
  items: object[];
  metadata?: { continue?: string };
}

/** An answer of a cluster, with the list if its status is 200, or why there is none. */
type Page =
  | {
      statusCode: number;
      list: ObjectList | undefined;
      /** Seconds after which the request can be sent again. Infinity if the cluster does not say so. */
      retryAfter: number;
    }
  | { message: string };

async function loadPage(
  { cluster, connections, token }: ListOptions,
  query: string,
  next: string,
): Promise<Page> {
  const signal = AbortSignal.timeout(ANSWER_LIMIT_SECONDS * 1000);
  try {
    const request = await connections.open(cluster, {
      method: 'GET',
      path: `${query}${next}`,
      headers: {
        accept: 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      signal,
    });
    request.end();
    const response = await awaitAnswer(request);
    const body = await readStream(response);
    const statusCode = response.statusCode ?? 0;
    return {
      statusCode,
      list: statusCode === 200 ? (JSON.parse(body) as ObjectList) : undefined,
      retryAfter: Number(response.headers['retry-after'] ?? Infinity),
    };
  } catch (error) {
    if (error instanceof ClusterSetupError) return { message: error.message };
    const reason = signal.aborted
      ? 'the cluster did not respond in time'
      : error instanceof Error
        ? error.message
        : String(error);
    return { message: `request to ${cluster.url}${query} failed, reason: ${reason}` };
  }
}

function readItems({ type }: ObjectType, { kind, items }: ObjectList): object[] {
  if (type !== 'customresources') return items;
  // Items of a list have no kind, and pages show custom resources by kind.
  return items.map((item) => ({ ...item, kind: kind.replace(/List$/, '') }));
}

function printPath({ group, apiVersion, plural }: ObjectType, namespace: string | undefined): string {
  const root = group === '' ? ['api'] : ['apis', group];
  const scope = namespace === undefined ? [] : ['namespaces', namespace];
  return `/${[...root, apiVersion, ...scope, plural].map(encodeURIComponent).join('/')}`;
}

function nameStatus(statusCode: number): string {
  const names: Record<number, string> = {
    400: 'BAD_REQUEST',
    401: 'UNAUTHORIZED_ERROR',
    404: 'NOT_FOUND',
    500: 'SYSTEM_ERROR',
  };
  return names[statusCode] ?? 'UNKNOWN_ERROR';
}
