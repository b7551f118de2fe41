import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import {
  ADMIN_TOKEN,
  clusterCertificate,
  createProductionObjects,
  loadFixtures,
  startCluster,
  type TestCluster,
} from './cluster';
import { loadKubectl } from './loadKubectl';

const run = promisify(execFile);
const program = await loadKubectl();
const READER = 'test-cluster-reader';
let cluster: TestCluster;
let folder: string;

beforeAll(async () => {
  cluster = await startCluster({
    objects: [...createProductionObjects(), ...loadFixtures()],
    tokens: { [READER]: { name: 'reader', cannot: ['secrets', 'pods/exec'] } },
    logIntervalMs: 20,
  });
  folder = await mkdtemp(join(tmpdir(), 'trellis-kubectl-'));
  await writeFile(join(folder, 'admin'), cluster.printKubeconfig(ADMIN_TOKEN));
  await writeFile(join(folder, 'reader'), cluster.printKubeconfig(READER));
});

afterAll(async () => {
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
});

async function kubectl(...args: string[]): Promise<string> {
  const env = { PATH: process.env['PATH'], HOME: folder, KUBECONFIG: join(folder, 'admin') };
  return (await run(program ?? '', args, { env, timeout: 30_000 })).stdout;
}

describe.skipIf(program === undefined)('kubectl 1.34 (skipped if it cannot be downloaded)', () => {
  it('has the version of the cluster', async () => {
    const versions = JSON.parse(await kubectl('version', '-o', 'json')) as Record<string, { minor: string }>;
    expect(versions).toMatchObject({ clientVersion: { minor: '34' }, serverVersion: { minor: '34' } });
  });

  it('gets pods as a table, by label and by field', async () => {
    const table = await kubectl('get', 'pods', '-n', 'ticketing', '-l', 'app=ticket-office');
    expect(table.split('\n')[0]).toMatch(/^NAME +READY +STATUS +RESTARTS +AGE$/);
    expect(table).toMatch(/ticket-office-6c8f-b2k4x +0\/1 +CrashLoopBackOff +12/);
    const pending = await kubectl(
      'get',
      'po',
      '-A',
      '--field-selector',
      'status.phase=Pending',
      '-o',
      'name',
    );
    expect(pending).toContain('pod/receipts-6c8f-a2k4x');
    expect(pending).not.toContain('pod/quay-web');
  });

  it('gets all pages of a list', async () => {
    const names = await kubectl('get', 'pods', '-n', 'ticketing', '--chunk-size=3', '-o', 'name');
    const whole = await kubectl('get', 'pods', '-n', 'ticketing', '--chunk-size=0', '-o', 'name');
    expect(names).toBe(whole);
    expect(names.trim().split('\n').length).toBeGreaterThan(6);
  });

  it('describes a pod with its events', async () => {
    const text = await kubectl('describe', 'pod', 'ticket-office-6c8f-b2k4x', '-n', 'ticketing');
    expect(text).toMatch(/Controlled By: +ReplicaSet\/ticket-office-6c8f/);
    expect(text).toMatch(/Warning +BackOff .*Back-off restarting failed container/);
  });

  it('reads the log of a container that ended', async () => {
    const log = await kubectl(
      'logs',
      'ticket-office-6c8f-b2k4x',
      '-n',
      'ticketing',
      '--previous',
      '--tail=2',
    );
    expect(log.trim().split('\n')).toHaveLength(2);
    expect(log).toContain('password authentication failed');
  });

  it('runs commands and reports their exit code', async () => {
    const args = ['exec', '-n', 'ticketing', 'quay-web-6c8f-a2k4x', '--', '/bin/sh', '-c'];
    expect(await kubectl(...args, 'echo from the pod')).toBe('from the pod\n');
    await expect(kubectl(...args, 'exit 3')).rejects.toMatchObject({ code: 3 });
  });

  it('deletes a pod, which its replica set replaces', async () => {
    const deleted = await kubectl('delete', 'pod', 'quay-web-6c8f-c2k4x', '-n', 'ticketing');
    expect(deleted).toContain('pod "quay-web-6c8f-c2k4x"');
    const names = await kubectl('get', 'pods', '-n', 'ticketing', '-l', 'app=quay-web', '-o', 'name');
    expect(names.trim().split('\n')).toHaveLength(3);
    expect(names).not.toContain('c2k4x');
  });

  it.each([
    ['deployment/quay-web', 'ticketing', 'harbourline/quay-web:4.1.3'],
    ['statefulset/position-ingest', 'fleet', 'harbourline/position-ingest:7.0.2'],
  ])('lists the revisions of %s', async (workload, namespace, before) => {
    const history = await kubectl('rollout', 'history', workload, '-n', namespace);
    expect(history).toMatch(/^REVISION +CHANGE-CAUSE\n1 +<none>\n2 +<none>$/m);
    expect(await kubectl('rollout', 'history', workload, '-n', namespace, '--revision=1')).toContain(before);
  });

  it('shows usage', async () => {
    const usage = await kubectl('get', '--raw', '/apis/metrics.k8s.io/v1beta1/namespaces/fleet/pods');
    expect(usage).toContain('"cpu":"31m"');
  });
});

/** Sends a request as the administrator of the cluster. */
async function send(path: string, token = ADMIN_TOKEN): Promise<{ code: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    request(`${cluster.url}${path}`, { ca: clusterCertificate, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => (text += String(chunk)));
      response.on('end', () => resolve({ code: response.statusCode ?? 0, text }));
    })
      .on('error', reject)
      .end();
  });
}

const status = (text: string) => JSON.parse(text) as { kind: string; reason: string; message: string };

it.each([
  ['an unknown token', '/api/v1/pods', 'other', 401, 'Unauthorized'],
  ['a resource without access', '/api/v1/namespaces/ticketing/secrets', READER, 403, 'Forbidden'],
  ['an unknown object', '/api/v1/namespaces/default/pods/none', ADMIN_TOKEN, 404, 'NotFound'],
  ['an unknown resource', '/apis/example.com/v1/things', ADMIN_TOKEN, 404, 'NotFound'],
  ['an invalid label selector', '/api/v1/pods?labelSelector=a%3D%3D%3Db', ADMIN_TOKEN, 400, 'BadRequest'],
])('answers %s with a Status object', async (_what, path, token, code, reason) => {
  const answer = await send(path, token);
  expect(answer.code).toBe(code);
  expect(status(answer.text)).toMatchObject({ kind: 'Status', reason });
});

it('answers with 410 when a continue token has expired', async () => {
  const { metadata } = JSON.parse((await send('/api/v1/pods?limit=1')).text) as {
    metadata: { continue: string };
  };
  cluster.store.compact();
  const next = await send(`/api/v1/pods?limit=1&continue=${metadata.continue}`);
  expect(next.code).toBe(410);
  expect(status(next.text).reason).toBe('Expired');
});

it('can answer with 429 and stay silent for one path', async () => {
  cluster.disturb({ path: /configmaps/, status: 429 });
  expect((await send('/api/v1/configmaps')).code).toBe(429);
  expect((await send('/api/v1/services')).code).toBe(200);
  cluster.disturb(undefined);
  expect((await send('/api/v1/configmaps')).code).toBe(200);
});

const execPath =
  '/api/v1/namespaces/ticketing/pods/quay-web-6c8f-a2k4x/exec?stdin=true&stdout=true&tty=true&command=/bin/sh';

function openShell(protocol: string, token = ADMIN_TOKEN): WebSocket {
  return new WebSocket(`${cluster.url.replace('https', 'wss')}${execPath}`, [protocol], {
    ca: clusterCertificate,
    headers: { authorization: `Bearer ${token}` },
  });
}

it.each(['v5.channel.k8s.io', 'v4.channel.k8s.io'])(
  'opens a shell with a terminal over %s',
  async (protocol) => {
    const socket = openShell(protocol);
    let output = '';
    const ended = new Promise<string>((resolve) => {
      socket.on('message', (data: Buffer) => {
        if (data[0] === 1) output += data.subarray(1).toString();
        if (data[0] === 3) resolve(data.subarray(1).toString());
      });
    });
    await new Promise((resolve) => socket.once('open', resolve));
    expect(socket.protocol).toBe(protocol);
    const type = (text: string): void => socket.send(Buffer.from(`\0${text}`));
    await expect.poll(() => output).toContain('$ ');
    socket.send(Buffer.from('\u0004{"Width":132,"Height":43}'));
    await expect
      .poll(() => {
        type('stty size\n');
        return output;
      })
      .toContain('43 132');
    type('exit 4\n');
    expect(JSON.parse(await ended)).toMatchObject({
      reason: 'NonZeroExitCode',
      details: { causes: [{ message: '4' }] },
    });
  },
);

it('refuses a shell without access', async () => {
  const socket = openShell('v5.channel.k8s.io', READER);
  const code = await new Promise((resolve) => {
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode));
    socket.on('error', () => undefined);
  });
  socket.terminate();
  expect(code).toBe(403);
});

it.skipIf(process.env['TRELLIS_FIXTURES'] === undefined)('serves the objects of the fixtures', async () => {
  const { items } = JSON.parse(
    (await send('/api/v1/pods?labelSelector=backstage.io/kubernetes-id%3Dfixtures')).text,
  ) as {
    items: object[];
  };
  expect(items.length).toBeGreaterThan(5);
});
