import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ClusterObject, PodObject } from './clusterObject';
import { discover } from './discovery';
import { parseLogQuery, sendLog } from './logs';
import { measurePod } from './metrics';
import type { ObjectStore, StoreChange } from './objectStore';
import { apiResources, podMetrics, printApiVersion, type ApiResource } from './resources';
import { parseFieldSelector, parseLabelSelector } from './selectors';
import { StatusError } from './statusError';
import { createTable } from './tables';

/** A user of the cluster, and the resources that it has no access to. */
export interface ClusterUser {
  name: string;
  cannot?: string[];
}

export interface AnswerContext {
  store: ObjectStore;
  metrics: boolean;
  logIntervalMs: number;
  logLines: number;
  user: ClusterUser;
}

/** @throws StatusError 401 if the request has no valid token */
export function authenticate(
  { headers }: IncomingMessage,
  tokens: Readonly<Record<string, ClusterUser>>,
): ClusterUser {
  const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
  const user = Object.hasOwn(tokens, token) ? tokens[token] : undefined;
  if (!user) throw new StatusError(401, 'Unauthorized');
  return user;
}

interface Target {
  resource: ApiResource;
  namespace: string | undefined;
  name: string | undefined;
  part: string | undefined;
}

/** Answers a request. Throws a StatusError for the ones that the API refuses. */
export async function answerRequest(
  context: AnswerContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://cluster');
  const { method = 'GET' } = request;
  if (['/healthz', '/readyz', '/livez'].includes(pathname)) return void response.end('ok');
  const target = parseTarget(pathname, context.metrics);
  if (!target) {
    const found = method === 'GET' ? discover(pathname, context.metrics) : undefined;
    if (!found) throw new StatusError(404, 'the server could not find the requested resource');
    return sendJson(response, found);
  }
  assertAllowed(context.user, target, verbOf(method, target, searchParams));
  if (method === 'DELETE')
    return sendJson(response, await removeTarget(context.store, target, request, searchParams));
  if (method !== 'GET')
    throw new StatusError(405, 'the server does not allow this method on the requested resource');
  if (target.part === 'log') {
    const pod = context.store.get(target.resource, target.namespace, target.name ?? '') as PodObject;
    return sendLog(request, response, pod, parseLogQuery(pod, searchParams), context);
  }
  if (target.part === 'exec') {
    findExec(context.store, context.user, request);
    throw new StatusError(400, 'Upgrade request required');
  }
  if (target.part !== undefined)
    throw new StatusError(404, 'the server could not find the requested resource');
  if (searchParams.get('watch') === 'true')
    return watch(context.store, target, searchParams, request, response);
  const wantsTable = /as=Table/.test(request.headers.accept ?? '');
  sendJson(response, readTarget(context.store, target, searchParams, wantsTable));
}

/** Returns the query of a request that runs a command in a container. */
export function findExec(store: ObjectStore, user: ClusterUser, request: IncomingMessage): URLSearchParams {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://cluster');
  const target = parseTarget(pathname, false);
  if (target?.part !== 'exec') throw new StatusError(404, 'the server could not find the requested resource');
  assertAllowed(user, target, 'create');
  const pod = store.get(target.resource, target.namespace, target.name ?? '') as PodObject;
  const container = searchParams.get('container') ?? pod.spec.containers[0]?.name ?? '';
  const status = pod.status.containerStatuses?.find(({ name }) => name === container);
  if (!status?.state?.running) throw new StatusError(400, `container not found ("${container}")`);
  return searchParams;
}

function parseTarget(pathname: string, hasMetrics: boolean): Target | undefined {
  const steps = pathname
    .split('/')
    .filter((step) => step !== '')
    .map(decodeURIComponent);
  const [root, ...rest] = steps;
  if (root !== 'api' && root !== 'apis') return undefined;
  const [group = '', version, ...path] = root === 'api' ? ['', ...rest] : rest;
  const scoped = path[0] === 'namespaces' && path.length > 2;
  const [namespace, [plural, name, part]] = scoped ? [path[1], path.slice(2)] : [undefined, path];
  const resource = [...apiResources, ...(hasMetrics ? [podMetrics] : [])].find(
    (candidate) => candidate.group === group && candidate.version === version && candidate.plural === plural,
  );
  if (!resource) return undefined;
  return { resource, namespace, name, part };
}

function verbOf(method: string, { name }: Target, query: URLSearchParams): string {
  if (method === 'DELETE') return 'delete';
  if (query.get('watch') === 'true') return 'watch';
  return name === undefined ? 'list' : 'get';
}

function assertAllowed(user: ClusterUser, { resource, namespace, name, part }: Target, verb: string): void {
  const what = part === undefined ? resource.plural : `${resource.plural}/${part}`;
  if (!user.cannot?.includes(what)) return;
  const where = namespace === undefined ? 'at the cluster scope' : `in the namespace "${namespace}"`;
  throw new StatusError(
    403,
    `${what}${name === undefined ? '' : ` "${name}"`} is forbidden: User "${user.name}" cannot ${verb} resource "${what}" in API group "${resource.group}" ${where}`,
    { kind: resource.plural },
  );
}

function readTarget(
  store: ObjectStore,
  { resource, namespace, name }: Target,
  query: URLSearchParams,
  wantsTable: boolean,
): object {
  if (resource === podMetrics) return readMetrics(store, namespace, name, query);
  if (name !== undefined) {
    const object = store.get(resource, namespace, name);
    return wantsTable ? createTable(resource.kind, {}, [object]) : object;
  }
  const limit = Number(query.get('limit') ?? 0);
  const page = store.list(resource, {
    namespace,
    labelSelector: query.get('labelSelector'),
    fieldSelector: query.get('fieldSelector'),
    ...(limit > 0 && { limit }),
    continueToken: query.get('continue'),
  });
  const metadata = {
    resourceVersion: page.resourceVersion,
    ...(page.continueToken !== undefined && {
      continue: page.continueToken,
      remainingItemCount: page.remainingItemCount,
    }),
  };
  if (wantsTable) return createTable(resource.kind, metadata, page.items);
  // As in the API, items of a list have no kind.
  const items = page.items.map(({ kind: _kind, apiVersion: _version, ...item }) => item);
  return { kind: `${resource.kind}List`, apiVersion: printApiVersion(resource), metadata, items };
}

function readMetrics(
  store: ObjectStore,
  namespace: string | undefined,
  name: string | undefined,
  query: URLSearchParams,
): object {
  const pods = apiResources.find(({ plural }) => plural === 'pods') ?? podMetrics;
  const { items } = store.list(pods, {
    namespace,
    labelSelector: query.get('labelSelector'),
    fieldSelector: name === undefined ? null : `metadata.name=${name}`,
  });
  const measured = items.flatMap((pod) => measurePod(pod as PodObject) ?? []);
  const apiVersion = printApiVersion(podMetrics);
  if (name === undefined) return { kind: 'PodMetricsList', apiVersion, metadata: {}, items: measured };
  const [one] = measured;
  if (!one) throw new StatusError(404, `podmetrics.metrics.k8s.io "${namespace ?? ''}/${name}" not found`);
  return { kind: 'PodMetrics', apiVersion, ...one };
}

async function removeTarget(
  store: ObjectStore,
  { resource, namespace, name, part }: Target,
  request: IncomingMessage,
  query: URLSearchParams,
): Promise<object> {
  if (name === undefined || part !== undefined)
    throw new StatusError(405, 'the server does not allow this method on the requested resource');
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += String(chunk);
  const given =
    /json/.test(request.headers['content-type'] ?? '') && body !== '' ? (JSON.parse(body) as object) : {};
  const policy =
    (given as { propagationPolicy?: string }).propagationPolicy ?? query.get('propagationPolicy');
  return store.remove(resource, namespace, name, policy === 'Orphan');
}

function watch(
  store: ObjectStore,
  { resource, namespace, name }: Target,
  query: URLSearchParams,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const matchesLabels = parseLabelSelector(query.get('labelSelector') ?? '');
  const matchesFields = parseFieldSelector(query.get('fieldSelector') ?? '');
  const isWanted = (change: StoreChange): boolean =>
    change.resource === resource &&
    (namespace === undefined || change.object.metadata.namespace === namespace) &&
    (name === undefined || change.object.metadata.name === name) &&
    matchesLabels(change.object) &&
    matchesFields(change.object);
  const after = Number(query.get('resourceVersion') ?? 0);
  const send = ({ type, object }: { type: string; object: ClusterObject }): void =>
    void response.write(`${JSON.stringify({ type, object })}\n`);
  const stop = store.watch(after, (change) => {
    if (!isWanted(change)) return;
    if (!response.headersSent) response.writeHead(200, { 'content-type': 'application/json' });
    send(change);
  });
  if (!response.headersSent) response.writeHead(200, { 'content-type': 'application/json' });
  response.flushHeaders();
  const seconds = Number(query.get('timeoutSeconds') ?? 300);
  const timer = setTimeout(() => response.end(), seconds * 1000);
  request.once('close', () => {
    clearTimeout(timer);
    stop();
  });
}

function sendJson(response: ServerResponse, body: object): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
