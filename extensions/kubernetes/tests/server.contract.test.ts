import { createServer, request } from 'node:http';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createMemoryCatalog, createTestServer, startTestBackend, type TestServer } from '#backend/testing';
import type { Entity } from '#model';
import { BEARER_PROTOCOL, IDENTITY_FIELD, type Session } from '#protocol';
import { loadRecordings } from '#testing/contract';
import { kubernetesBackend } from '../backend';
import { clustersSchema, objectsSchema, type ClusterObjects } from '../protocol';
import {
  ADMIN_TOKEN,
  clusterCertificate,
  createProductionObjects,
  createWorkload,
  healthy,
  startCluster,
  type ClusterObject,
  type TestCluster,
} from './cluster';

const READER = 'test-cluster-reader';
let cluster: TestCluster;
let second: TestCluster;
let folder: string;

beforeAll(async () => {
  const tokens = { [READER]: { name: 'reader', cannot: ['secrets', 'pods/exec'] } };
  cluster = await startCluster({ objects: createProductionObjects(), tokens, logIntervalMs: 20 });
  second = await startCluster({ objects: createProductionObjects(), tokens, tls: false, metrics: false });
  folder = await mkdtemp(join(tmpdir(), 'trellis-kubernetes-'));
});

afterEach(() => {
  cluster.disturb(undefined);
  second.disturb(undefined);
});

afterAll(async () => {
  await Promise.all([cluster.stop(), second.stop()]);
  await rm(folder, { recursive: true, force: true });
});

const caData = Buffer.from(clusterCertificate).toString('base64');
const production = () => ({ name: 'production', url: cluster.url, caData, serviceAccountToken: ADMIN_TOKEN });
const staging = () => ({ name: 'staging', url: second.url, serviceAccountToken: ADMIN_TOKEN });
const gone = { name: 'gone', url: 'http://127.0.0.1:1', serviceAccountToken: 'x' };

function configure(clusters: object[], more: object = {}): Record<string, unknown> {
  return { kubernetes: { clusterLocatorMethods: [{ type: 'config', clusters }], ...more } };
}

function component(annotations: Record<string, string> = {}, name = 'ticket-office'): Entity {
  return {
    apiVersion: 'backstage.io/v1alpha1',
    kind: 'Component',
    metadata: { name, namespace: 'default', annotations },
    spec: { type: 'service' },
    relations: [{ type: 'dependsOn', targetRef: 'resource:default/staging' }],
  };
}

async function ask(
  config: Record<string, unknown>,
  entity = component(),
  query = '',
  auth = {},
): Promise<ClusterObjects[]> {
  const backend = await startTestBackend(kubernetesBackend, { config });
  const url = `/api/kubernetes/services/${entity.metadata.name}${query}`;
  const response = await backend.call({ method: 'POST', url, payload: { entity, auth } });
  await backend.stop();
  expect(response.statusCode).toBe(200);
  return objectsSchema.parse(response.json()).items;
}

const typeOf = (item: ClusterObjects | undefined, type: string): object[] =>
  item?.resources.find((list) => list.type === type)?.resources ?? [];

/** Returns the body of a recorded answer. */
function recorded(name: string): unknown {
  return loadRecordings().find((recording) => recording.name === name)?.response.body;
}

describe('recorded answers', () => {
  const recordings = loadRecordings().filter(({ name }) => name.startsWith('kubernetes-'));

  it.each(recordings.filter(({ response }) => response.status === 200 && isItems(response.body)))(
    'parses $name',
    ({ name, response }) => {
      const schema = name === 'kubernetes-clusters' ? clustersSchema : objectsSchema;
      expect(schema.parse(response.body)).toEqual(response.body);
    },
  );

  it('lists the same types of objects in the same order', async () => {
    const body = recorded('kubernetes-services');
    const types = objectsSchema.parse(body).items[0]?.resources.map(({ type }) => type);
    const [item] = await ask(configure([production()]));
    expect(item?.resources.map(({ type }) => type)).toEqual(types);
  });

  function isItems(body: unknown): boolean {
    return typeof body === 'object' && body !== null && Object.keys(body).join() === 'items';
  }
});

describe('objects', () => {
  it('come from all clusters, with usage, and one error for a cluster that is gone', async () => {
    const [first, other, dead] = await ask(configure([production(), staging(), gone]));
    expect(typeOf(first, 'pods')).toHaveLength(8);
    expect(first?.errors).toEqual([]);
    const printer = first?.podMetrics.find(({ cpu }) => cpu.currentUsage === 0.098);
    expect(printer).toMatchObject({
      cpu: { requestTotal: 0.05, limitTotal: 0.1 },
      memory: { currentUsage: 127 * 1024 * 1024 },
    });
    expect(typeOf(other, 'deployments')).toHaveLength(7);
    expect(other?.errors).toEqual([
      {
        errorType: 'NOT_FOUND',
        statusCode: 404,
        resourcePath: '/apis/metrics.k8s.io/v1beta1/namespaces/ticketing/pods',
      },
    ]);
    expect(dead?.resources).toEqual([]);
    expect(dead?.errors).toEqual([
      {
        errorType: 'FETCH_ERROR',
        message:
          'request to http://127.0.0.1:1/api/v1/pods?labelSelector=backstage.io%2Fkubernetes-id%3Dticket-office failed, reason: connect ECONNREFUSED 127.0.0.1:1',
      },
    ]);
  });

  it('are requested in pages, and again at once if the pages have expired', async () => {
    const { metadata, ...rest } = createWorkload({
      kind: 'DaemonSet',
      name: 'many',
      component: 'many',
      namespace: 'large',
      image: 'many:1',
      pods: [healthy],
    }).find(({ kind }) => kind === 'Pod') as ClusterObject;
    const pods = Array.from({ length: 1201 }, (_, index) => ({
      ...rest,
      metadata: { ...metadata, name: `many-${index}`, uid: `many-${index}` },
    }));
    const large = await startCluster({ objects: pods, tls: false });
    const config = configure([{ name: 'large', url: large.url, serviceAccountToken: ADMIN_TOKEN }]);
    const lists = (): number => large.received.filter(({ url }) => url.startsWith('/api/v1/pods')).length;
    const [item] = await ask(config, component({}, 'many'));
    expect(new Set(typeOf(item, 'pods').map((pod) => (pod as ClusterObject).metadata.name)).size).toBe(1201);
    expect(item?.podMetrics).toHaveLength(1201);
    expect(lists()).toBe(3);
    large.disturb({ path: /continue=/, status: 410 });
    const [again] = await ask(config, component({}, 'many'));
    expect(typeOf(again, 'pods')).toHaveLength(1201);
    expect(again?.errors).toEqual([]);
    expect(lists()).toBe(6);
    await large.stop();
  });

  it('of one cluster do not wait for a silent one', async () => {
    second.disturb({ silent: true });
    const started = performance.now();
    const items = await ask(configure([production(), staging()]), component(), '?cluster=production');
    expect(items.map((item) => item.cluster.name)).toEqual(['production']);
    expect(items[0]?.podMetrics[0]?.pod).toEqual({
      metadata: { name: expect.any(String) as string, namespace: 'ticketing' },
    });
    expect(performance.now() - started).toBeLessThan(5000);
  });

  it('are missing for a resource that the cluster refuses', async () => {
    second.disturb({ path: /configmaps/, status: 429 });
    const [item] = await ask(configure([{ ...staging(), skipMetricsLookup: true }]));
    expect(item?.errors).toEqual([
      { errorType: 'UNKNOWN_ERROR', statusCode: 429, resourcePath: '/api/v1/configmaps' },
    ]);
    expect(typeOf(item, 'services')).toHaveLength(1);
  });

  it('that cannot be loaded are logged once until the cluster answers again', async () => {
    const config = configure([{ ...staging(), skipMetricsLookup: true }]);
    const backend = await startTestBackend(kubernetesBackend, { config });
    const load = async (status?: number): Promise<number> => {
      second.disturb(status === undefined ? undefined : { path: /configmaps/, status });
      const payload = { entity: component(), auth: {} };
      await backend.call({ method: 'POST', url: '/api/kubernetes/services/ticket-office', payload });
      return backend.log.filter((line) => line.includes("The cluster 'staging' failed")).length;
    };
    expect([await load(403), await load(403), await load(), await load(403)]).toEqual([1, 1, 1, 2]);
    await backend.stop();
  });

  it('match the label selector before the id, in the namespace of the annotation', async () => {
    const entity = component({
      'backstage.io/kubernetes-id': 'quay-web',
      'backstage.io/kubernetes-label-selector': 'app in (seat-sync,position-ingest)',
      'backstage.io/kubernetes-namespace': 'fleet',
    });
    const [item] = await ask(configure([production()]), entity);
    expect(typeOf(item, 'deployments')).toEqual([]);
    expect(typeOf(item, 'statefulsets')).toHaveLength(1);
  });

  it('are only those of objectTypes, and custom resources with their kind', async () => {
    const rollouts = [{ group: 'argoproj.io', apiVersion: 'v1beta9', plural: 'rollouts' }];
    const more = {
      objectTypes: ['services'],
      customResources: rollouts,
      apiVersionOverrides: { customresources: 'v1alpha1' },
    };
    const [item] = await ask(configure([production()], more), component({}, 'position-ingest'));
    expect(item?.resources.map(({ type }) => type)).toEqual(['services', 'customresources']);
    expect(typeOf(item, 'customresources')).toMatchObject([
      { kind: 'Rollout', metadata: { name: 'position-api' } },
    ]);
  });

  it.each([
    ['multiTenant', ['production', 'staging']],
    ['singleTenant', ['production']],
    ['catalogRelation', ['staging']],
  ])('come from the clusters of the service locator %s', async (type, names) => {
    const config = configure([production(), staging()], { serviceLocatorMethod: { type } });
    const items = await ask(config, component({ 'backstage.io/kubernetes-cluster': 'production' }));
    expect(items.map((item) => item.cluster.name)).toEqual(names);
  });

  it('are not loaded without a valid certificate, unless the verification is off', async () => {
    const { caData: _ca, ...unknown } = { ...production() };
    const [refused] = await ask(configure([unknown]));
    expect(refused?.errors).toMatchObject([{ errorType: 'FETCH_ERROR' }]);
    const backend = await startTestBackend(kubernetesBackend, {
      config: configure([{ ...unknown, skipTLSVerify: true }]),
    });
    expect(backend.log.join('\n')).toContain("The certificate of the cluster 'production' is not verified");
    await backend.stop();
    const [item] = await ask(configure([{ ...unknown, skipTLSVerify: true }]));
    expect(item?.errors).toEqual([]);
  });

  it('are loaded with a token file, which can change, and with a file of the authority', async () => {
    const tokenFile = join(folder, 'token');
    const caFile = join(folder, 'ca.pem');
    await writeFile(caFile, clusterCertificate);
    await writeFile(tokenFile, 'old');
    const config = configure([
      { name: 'production', url: cluster.url, caFile, serviceAccountTokenFile: tokenFile },
    ]);
    const backend = await startTestBackend(kubernetesBackend, { config, entities: [component()] });
    const load = async () => {
      const url = '/api/kubernetes/resources/workloads/query';
      const payload = { entityRef: 'Component:ticket-office' };
      return objectsSchema.parse((await backend.call({ method: 'POST', url, payload })).json()).items[0];
    };
    expect((await load())?.errors[0]).toMatchObject({ errorType: 'UNAUTHORIZED_ERROR', statusCode: 401 });
    await writeFile(tokenFile, `${ADMIN_TOKEN}\n`);
    expect((await load())?.errors).toEqual([]);
    await backend.stop();
  });

  it('are loaded with the auth provider of authMetadata first', async () => {
    const { serviceAccountToken: _token, ...clients } = production();
    const authMetadata = {
      'kubernetes.io/auth-provider': 'oidc',
      'kubernetes.io/oidc-token-provider': 'okta',
    };
    const config = configure([{ ...clients, authProvider: 'serviceAccount', authMetadata }]);
    const [item] = await ask(config, component(), '', { oidc: { okta: ADMIN_TOKEN } });
    expect(item?.errors).toEqual([]);
  });

  it("are not loaded with the portal's own token from any other cluster", async () => {
    vi.stubEnv('KUBERNETES_SERVICE_HOST', '10.0.0.1');
    const { serviceAccountToken: _token, ...unknown } = production();
    const before = cluster.received.length;
    const [item] = await ask(configure([unknown]));
    vi.unstubAllEnvs();
    expect(item?.errors).toEqual([
      {
        errorType: 'FETCH_ERROR',
        message:
          "The cluster 'production' has no token. Set serviceAccountToken or serviceAccountTokenFile. The portal sends its own token only to the cluster in which it runs.",
      },
    ]);
    expect(cluster.received).toHaveLength(before);
  });

  it('are not loaded if the file of the authority cannot be read', async () => {
    const [item] = await ask(configure([{ ...production(), caFile: join(folder, 'none.pem') }]));
    const message = "The file with the certificate authority of the cluster 'production' cannot be read.";
    expect(item?.errors).toEqual([{ errorType: 'FETCH_ERROR', message }]);
  });

  it('are requested again when the cluster allows it', async () => {
    second.disturb({ path: /configmaps/, status: 429 });
    const requests = (): number => second.received.filter(({ url }) => url.includes('configmaps')).length;
    const before = requests();
    const asked = ask(configure([{ ...staging(), skipMetricsLookup: true }]));
    await expect.poll(requests).toBe(before + 1);
    second.disturb(undefined);
    const [item] = await asked;
    expect(item?.errors).toEqual([]);
    expect(requests()).toBe(before + 2);
  });

  it('are loaded with the token of the user', async () => {
    const { serviceAccountToken: _token, ...clients } = production();
    const okta = configure([{ ...clients, authProvider: 'oidc', oidcTokenProvider: 'okta' }]);
    const [without] = await ask(okta);
    expect(without?.errors).toEqual([
      {
        errorType: 'FETCH_ERROR',
        message: "The request has no token for the cluster 'production'. Sign in to okta.",
      },
    ]);
    const [item] = await ask(okta, component(), '', { oidc: { okta: ADMIN_TOKEN } });
    expect(item?.errors).toEqual([]);
    const [google] = await ask(configure([{ ...clients, authProvider: 'google' }]), component(), '', {
      google: ADMIN_TOKEN,
    });
    expect(google?.errors).toEqual([]);
  });
});

describe('clusters', () => {
  it('of the catalog need HTTPS, a user token and a public address', async () => {
    const create = (name: string, annotations: Record<string, string>): Entity => ({
      apiVersion: 'backstage.io/v1alpha1',
      kind: 'Resource',
      metadata: { name, namespace: 'default', annotations },
      spec: { type: 'kubernetes-cluster' },
    });
    const google = {
      'kubernetes.io/auth-provider': 'google',
      'kubernetes.io/api-server-certificate-authority': caData,
    };
    const entities = [
      create('private', { ...google, 'kubernetes.io/api-server': cluster.url }),
      create('plain', { ...google, 'kubernetes.io/api-server': 'http://k8s.example.com' }),
      create('portal', {
        'kubernetes.io/api-server': cluster.url,
        'kubernetes.io/auth-provider': 'serviceAccount',
      }),
    ];
    const load = async (locator: object): Promise<ClusterObjects[]> => {
      const config = { kubernetes: { clusterLocatorMethods: [{ type: 'catalog', ...locator }] } };
      const backend = await startTestBackend(kubernetesBackend, { config, entities });
      const payload = { entity: component(), auth: { google: ADMIN_TOKEN } };
      const response = await backend.call({ method: 'POST', url: '/api/kubernetes/services/x', payload });
      await backend.stop();
      return objectsSchema.parse(response.json()).items;
    };
    const refused = await load({});
    expect(refused.map((item) => item.cluster.name)).toEqual(['private']);
    expect(refused[0]?.errors).toMatchObject([
      { message: expect.stringContaining('127.0.0.1 is not public') as string },
    ]);
    const [trusted] = await load({ dangerouslyAllowClusterUrls: ['127.0.0.1'] });
    expect(trusted?.errors).toEqual([]);
  });

  it('of the catalog with a mistake, or without verification, are logged once', async () => {
    const create = (name: string, annotations: Record<string, string>): Entity => ({
      apiVersion: 'backstage.io/v1alpha1',
      kind: 'Resource',
      metadata: { name, namespace: 'default', annotations },
      spec: { type: 'kubernetes-cluster' },
    });
    const entities = [
      create('wrong', { 'kubernetes.io/auth-provider': 'google' }),
      create('unverified', {
        'kubernetes.io/auth-provider': 'google',
        'kubernetes.io/api-server': 'https://k8s.example.com',
        'kubernetes.io/skip-tls-verify': 'true',
      }),
    ];
    const locator = { type: 'catalog', dangerouslyAllowSkipTLSVerify: true };
    const config = { kubernetes: { clusterLocatorMethods: [locator] } };
    const backend = await startTestBackend(kubernetesBackend, { config, entities });
    for (let times = 0; times < 3; times += 1) await backend.call('/api/kubernetes/clusters');
    const lines = (text: string): string[] => backend.log.filter((line) => line.includes(text));
    expect(lines("The cluster 'wrong' of the catalog is ignored")).toHaveLength(1);
    expect(lines("The certificate of the cluster 'unverified' is not verified")).toHaveLength(1);
    await backend.stop();
  });

  it('are listed without addresses and credentials', async () => {
    const config = configure([
      { ...production(), title: 'Production', dashboardUrl: 'https://dashboard.example' },
    ]);
    const backend = await startTestBackend(kubernetesBackend, { config });
    const response = await backend.call('/api/kubernetes/clusters');
    await backend.stop();
    expect(response.json()).toEqual({
      items: [
        {
          name: 'production',
          title: 'Production',
          dashboardUrl: 'https://dashboard.example',
          authProvider: 'serviceAccount',
        },
      ],
    });
  });
});

it.each([
  ['workloads', { auth: {} }, 400, 'entity is a required field'],
  ['workloads', { entityRef: 'component:default/none' }, 404, 'Entity ref missing, component:default/none'],
  ['custom', { entityRef: 'component:ticket-office' }, 400, 'customResources is a required field'],
  [
    'custom',
    { entityRef: 'component:ticket-office', customResources: [] },
    400,
    'at least 1 customResource is required',
  ],
])('rejects a query for %s with %j', async (kind, payload, statusCode, message) => {
  const backend = await startTestBackend(kubernetesBackend, { entities: [component()] });
  const response = await backend.call({
    method: 'POST',
    url: `/api/kubernetes/resources/${kind}/query`,
    payload,
  });
  await backend.stop();
  expect(response.json()).toMatchObject({ error: { message }, response: { statusCode } });
});

it('refuses every route without its permission', async () => {
  const before = cluster.received.length;
  const entityRef = 'component:ticket-office';
  const customResources = [{ group: 'argoproj.io', apiVersion: 'v1alpha1', plural: 'rollouts' }];
  for (const denied of ['kubernetes.clusters.read', 'kubernetes.resources.read']) {
    const rules = [
      { permissions: [denied, 'kubernetes.proxy'], allow: false },
      { permissions: ['kubernetes.clusters.read', 'kubernetes.resources.read'], allow: true },
    ];
    const config = { ...configure([production()]), permission: { enabled: true, policy: { rules } } };
    const backend = await startTestBackend(kubernetesBackend, { config, entities: [component()] });
    const post = (path: string, payload: object) =>
      backend.call({ method: 'POST', url: `/api/kubernetes/${path}`, payload });
    const answers = await Promise.all([
      post('services/x', { entity: component(), auth: {} }),
      post('resources/workloads/query', { entityRef, auth: {} }),
      post('resources/custom/query', { entityRef, auth: {}, customResources }),
      backend.call('/api/kubernetes/proxy/api/v1/pods'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
    expect(answers[3]?.json()).toEqual(recorded('deny-403-kubernetes-proxy'));
    const clusters = await backend.call('/api/kubernetes/clusters');
    expect(clusters.statusCode).toBe(denied === 'kubernetes.clusters.read' ? 403 : 200);
    await backend.stop();
  }
  expect(cluster.received).toHaveLength(before);
});

describe('proxy', () => {
  let portal: TestServer;
  let address: string;
  let token: string;

  beforeAll(async () => {
    portal = await createTestServer({
      plugins: [kubernetesBackend],
      config: {
        ...configure([production(), staging(), gone]),
        auth: { providers: { guest: { userEntityRef: 'user:default/guest' } } },
      },
      catalog: createMemoryCatalog([]),
    });
    address = await portal.app.listen({ host: '127.0.0.1', port: 0 });
    const session = (await portal.app.inject('/api/auth/guest/refresh')).json<Session>();
    token = session[IDENTITY_FIELD].token;
  });

  afterAll(async () => {
    // Responses that no test has read keep their connections open.
    portal.app.server.closeAllConnections();
    await portal.close();
  });

  const send = (path: string, init: RequestInit = {}, name = 'production'): Promise<Response> =>
    fetch(`${address}/api/kubernetes/proxy${path}`, {
      ...init,
      headers: {
        authorization: `Bearer ${token}`,
        'Backstage-Kubernetes-Cluster': name,
        ...(init.headers as Record<string, string> | undefined),
      },
    });

  it('forwards without cookies, the token of the portal, or impersonation', async () => {
    const headers = {
      cookie: 'a=b',
      'impersonate-user': 'admin',
      'x-forwarded-for': '1.1.1.1',
      accept: 'text/plain',
    };
    const response = await send('/api/v1/namespaces/ticketing/pods?limit=1', { headers });
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(await response.json()).toMatchObject({ kind: 'PodList', items: [{}] });
    const received = cluster.received.at(-1);
    expect(received?.url).toBe('/api/v1/namespaces/ticketing/pods?limit=1');
    expect(received?.headers).toMatchObject({ authorization: `Bearer ${ADMIN_TOKEN}`, accept: 'text/plain' });
    expect(
      Object.keys(received?.headers ?? {}).filter((name) => /cookie|imperson|forward|backstage/.test(name)),
    ).toEqual([]);
  });

  it("passes the cluster's own errors through", async () => {
    const response = await send('/api/v1/namespaces/ticketing/pods/none');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ kind: 'Status', reason: 'NotFound' });
  });

  it.each(['/api/%2e%2e/v1', '/api/../v1', '/api//v1', '/api/a%2Fb', '/api/a%5Cb', '/api/a\\b'])(
    'refuses the path %s',
    async (path) => {
      const before = cluster.received.length;
      const url = `/api/kubernetes/proxy${path}`;
      const headers = { authorization: `Bearer ${token}`, 'backstage-kubernetes-cluster': 'production' };
      // A raw request, because fetch resolves the path.
      const { port } = new URL(address);
      const code = await new Promise((resolve) => {
        request({ host: '127.0.0.1', port, path: url, headers }, ({ statusCode }) =>
          resolve(statusCode),
        ).end();
      });
      expect(code).toBe(400);
      expect(cluster.received).toHaveLength(before);
    },
  );

  it.each([
    ['an unknown cluster', 'nope', 404, "Cluster 'nope' not found"],
    ['no cluster', '', 404, "Cluster '' not found"],
    [
      'a cluster that is gone',
      'gone',
      500,
      "Cluster 'gone' request error; caused by Error: connect ECONNREFUSED 127.0.0.1:1",
    ],
  ])('reports %s', async (_what, name, status, message) => {
    const response = await send('/api/v1/pods', {}, name);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: { message } });
  });

  it('reports a cluster that is gone as Backstage does, with the cause', async () => {
    const response = await send('/api/v1/pods', {}, 'gone');
    const body = recorded('kubernetes-proxy-unreachable-cluster');
    // The recorded cluster has another port.
    expect(await response.json()).toEqual(JSON.parse(JSON.stringify(body).replaceAll('7097', '1')));
  });

  it('refuses requests without credentials', async () => {
    expect((await send('/api/v1/pods', { headers: { authorization: '' } })).status).toBe(401);
  });

  it('deletes a pod with a body of any type', async () => {
    const path = '/api/v1/namespaces/ticketing/pods/receipts-6c8f-a2k4x';
    const body = '{"propagationPolicy":"Orphan"}';
    const headers = { 'content-type': 'application/vnd.kubernetes+json' };
    expect((await send(path, { method: 'DELETE', body, headers })).status).toBe(200);
    expect((await send(path)).status).toBe(404);
  });

  it('streams a log line by line, and stops when the reader leaves', async () => {
    const leave = new AbortController();
    const path = '/api/v1/namespaces/ticketing/pods/quay-web-6c8f-a2k4x/log?follow=true&tailLines=1';
    const response = await send(path, { signal: leave.signal });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (text.split('\n').length < 4) text += (await reader?.read())?.value ?? '';
    leave.abort();
    expect(text).toContain('request=1');
  });

  it('leaves the lists of objects enough connections, however many logs are followed', async () => {
    const path = '/api/v1/namespaces/ticketing/pods/quay-web-6c8f-a2k4x/log?follow=true&tailLines=1';
    const leave = new AbortController();
    const followed = await Promise.all(
      Array.from({ length: 40 }, () => send(path, { signal: leave.signal })),
    );
    expect(followed.every(({ status }) => status === 200)).toBe(true);
    const response = await fetch(`${address}/api/kubernetes/services/ticket-office?cluster=production`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ entity: component(), auth: {} }),
    });
    expect(objectsSchema.parse(await response.json()).items[0]?.errors).toEqual([]);
    leave.abort();
  });

  it('does not read faster than the caller', async () => {
    let written = 0;
    const flood = createServer((_request, response) => {
      const chunk = Buffer.alloc(64 * 1024, 'x');
      const write = (): void => {
        while (!response.destroyed && response.write(chunk)) written += chunk.length;
      };
      response.on('drain', write);
      write();
    });
    await new Promise<void>((resolve) => flood.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(flood.address() as AddressInfo).port}`;
    portal.config.change(configure([{ name: 'flood', url, serviceAccountToken: 'x' }]));
    const leave = new AbortController();
    const response = await send('/log', { signal: leave.signal }, 'flood');
    expect(response.status).toBe(200);
    await expect
      .poll(async () => {
        const before = written;
        await new Promise((resolve) => setTimeout(resolve, 200));
        return written - before;
      })
      .toBe(0);
    expect(written).toBeLessThan(64 * 1024 * 1024);
    leave.abort();
    flood.closeAllConnections();
    flood.close();
    portal.config.change(configure([production(), staging(), gone]));
  });

  describe('with a shell', () => {
    beforeAll(() => portal.config.change(configure([production()])));

    const path =
      '/api/kubernetes/proxy/api/v1/namespaces/ticketing/pods/quay-web-6c8f-a2k4x/exec?stdin=true&stdout=true&stderr=true&tty=true&command=/bin/sh';
    const open = (protocols: string[], headers: Record<string, string> = {}): WebSocket =>
      new WebSocket(`${address.replace('http', 'ws')}${path}`, protocols, { headers });
    const ownProtocol = () => `${BEARER_PROTOCOL}${Buffer.from(token).toString('base64url')}`;
    const refusal = (socket: WebSocket): Promise<number> =>
      new Promise((resolve) => {
        socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
        socket.on('error', () => undefined);
      });

    it('connects both sides with the token as a subprotocol, which the cluster does not get', async () => {
      const socket = open(['v5.channel.k8s.io', ownProtocol()]);
      let output = '';
      socket.on('message', (data: Buffer) => (output += data.subarray(1).toString()));
      const closed = new Promise((resolve) => socket.once('close', resolve));
      await new Promise((resolve) => socket.once('open', resolve));
      expect(socket.protocol).toBe('v5.channel.k8s.io');
      socket.send(Buffer.from('\0echo $((40 + 2)) items\n'));
      await expect.poll(() => output).toContain('42 items');
      socket.send(Buffer.from('\0exit\n'));
      await closed;
      expect(cluster.received.at(-1)?.headers['sec-websocket-protocol']).toBe('v5.channel.k8s.io');
      expect(cluster.received.at(-1)?.headers.authorization).toBe(`Bearer ${ADMIN_TOKEN}`);
    });

    it('refuses connections without credentials', async () => {
      expect(await refusal(open(['v5.channel.k8s.io']))).toBe(401);
    });

    it('refuses connections without the permission, and sends nothing to the cluster', async () => {
      const rules = [{ permissions: ['kubernetes.proxy'], allow: false }];
      portal.config.change({
        ...configure([production()]),
        permission: { enabled: true, policy: { rules } },
      });
      const before = cluster.received.length;
      expect(await refusal(open(['v5.channel.k8s.io', ownProtocol()]))).toBe(403);
      expect(cluster.received).toHaveLength(before);
      portal.config.change(configure([production()]));
    });

    it('refuses connections from other pages', async () => {
      const socket = open(['v5.channel.k8s.io', ownProtocol()], { origin: 'https://evil.example' });
      expect(await refusal(socket)).toBe(403);
    });

    it('connects the page of the portal, also at an address that is not the configured one', async () => {
      const socket = open(['v4.channel.k8s.io', ownProtocol()], { origin: address });
      await new Promise((resolve) => socket.once('open', resolve));
      expect(socket.protocol).toBe('v4.channel.k8s.io');
      socket.close();
    });

    it("passes the cluster's refusal through", async () => {
      cluster.disturb({ status: 403 });
      expect(await refusal(open(['v5.channel.k8s.io', ownProtocol()]))).toBe(403);
    });
  });
});
