import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBackendPlugin } from '#backend';
import { createTestServer, type TestServer } from '#backend/testing';
import { loadRecordings } from '#testing/contract';
import { autocompleteRoute } from './autocompleteRoute';

const manyRepositories = Array.from({ length: 50 }, (_, index) => ({ full_name: `acme/r${index}` }));

/** The answers of a host by path with query. */
const answers: Record<string, unknown> = {
  '/api/v3/user': { login: 'jane' },
  '/api/v3/user/orgs?per_page=50&page=1': [{ login: 'acme' }],
  '/api/v3/user/repos?per_page=50&page=1': manyRepositories,
  '/api/v3/user/repos?per_page=50&page=2': [{ full_name: 'acme/last' }],
  '/api/v3/repos/acme/web%20shop/branches?per_page=50&page=1': [{ name: 'main' }],
  '/api/v4/user': { id: 9, username: 'jane' },
  '/api/v4/groups?per_page=50&page=1': [{ id: 7, full_path: 'acme/team' }],
  '/api/v4/groups/7/projects?per_page=50&page=1': [{ id: 70, name: ' web ' }],
  '/api/v4/users/9/projects?per_page=50&page=1': [{ id: 90, name: 'notes' }],
  '/api/v1/user': { login: 'jane' },
  '/api/v1/user/orgs?limit=50&page=1': [{ username: 'acme' }],
  '/api/v1/user/repos?limit=50&page=1': [{ full_name: 'acme/web' }],
  '/api/v1/repos/acme/web/branches?limit=50&page=1': [{ name: 'main' }],
  '/2.0/workspaces?pagelen=50&page=1': { values: [{ slug: 'acme' }], next: 'http://elsewhere.test/' },
  '/2.0/workspaces?pagelen=50&page=2': { values: [{ slug: 'other' }] },
  '/2.0/workspaces/acme/projects?pagelen=50&page=1': { values: [{ key: 'WEB' }] },
  '/2.0/repositories/acme?q=project.key%3D%22WEB%22&pagelen=50&page=1': { values: [{ slug: 'shop' }] },
  '/2.0/repositories/acme/shop/refs/branches?pagelen=50&page=1': { values: [{ name: 'main' }] },
};

let host: Server;
let address: string;
let server: TestServer;
const authorizations = new Set<string>();

beforeAll(async () => {
  host = createServer((request, response) => {
    const { url = '', headers } = request;
    authorizations.add(headers.authorization ?? '');
    const answer = headers.authorization?.endsWith('expired') === true ? undefined : answers[url];
    response.writeHead(answer === undefined ? 401 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? { message: 'Bad credentials' }));
  });
  await new Promise<void>((resolve) => void host.listen(0, '127.0.0.1', resolve));
  address = `127.0.0.1:${(host.address() as AddressInfo).port}`;
  const entry = (path: string) => [
    { host: address, apiBaseUrl: `http://${address}${path}`, token: 'of-the-portal' },
  ];
  server = await createTestServer({
    plugins: [
      createBackendPlugin({
        pluginId: 'scaffolder',
        register: ({ router, sourceHosts }) => autocompleteRoute(router, sourceHosts),
      }),
    ],
    config: {
      integrations: {
        github: entry('/api/v3'),
        gitlab: entry('/api/v4'),
        gitea: entry('/api/v1'),
        bitbucketCloud: [{ host: 'bitbucket.org', apiBaseUrl: `http://${address}/2.0` }],
      },
    },
  });
});

afterAll(async () => {
  await server.close();
  host.close();
});

async function ask(path: string, context: Record<string, string>, token: unknown = 'of-the-user') {
  const response = await server.call({
    method: 'POST',
    url: `/api/scaffolder/v2/autocomplete/${path}`,
    payload: { token, context },
  });
  return { status: response.statusCode, body: response.json() as Record<string, never> };
}

describe('Suggestions of source control hosts', () => {
  it.each<[string, Record<string, string>, object[]]>([
    ['github/owners', {}, [{ id: 'jane' }, { id: 'acme' }]],
    ['github/branches', { owner: 'acme', repository: 'web shop' }, [{ id: 'main' }]],
    [
      'gitlab/groups',
      {},
      [
        { id: '7', title: 'acme/team' },
        { id: '9', title: 'jane' },
      ],
    ],
    ['gitlab/repositories', { id: '7' }, [{ id: '70', title: 'web' }]],
    ['gitlab/repositories', { id: '9' }, [{ id: '90', title: 'notes' }]],
    ['gitea/owners', {}, [{ id: 'jane' }, { id: 'acme' }]],
    ['gitea/repositoriesWithOwner', {}, [{ id: 'acme/web' }]],
    ['gitea/branches', { owner: 'acme', repository: 'web' }, [{ id: 'main' }]],
    ['bitbucket-cloud/workspaces', { host: 'bitbucket.org' }, [{ id: 'acme' }, { id: 'other' }]],
    ['bitbucket-cloud/projects', { host: 'bitbucket.org', workspace: 'acme' }, [{ id: 'WEB' }]],
    [
      'bitbucket-cloud/repositories',
      { host: 'bitbucket.org', workspace: 'acme', project: 'WEB' },
      [{ id: 'shop' }],
    ],
    [
      'bitbucket-cloud/branches',
      { host: 'bitbucket.org', workspace: 'acme', repository: 'shop' },
      [{ id: 'main' }],
    ],
  ])('are read for %s with %j', async (path, context, results) => {
    expect(await ask(path, { host: address, ...context })).toEqual({ status: 200, body: { results } });
  });

  it('include all pages', async () => {
    const { body } = await ask('github/repositoriesWithOwner', { host: address });
    expect(body['results']).toHaveLength(51);
  });

  it('are read with the token of the user only', () => {
    expect([...authorizations].toSorted()).toEqual(['Bearer of-the-user', 'token of-the-user']);
  });

  it.each<[string, Record<string, string>, string]>([
    ['github/secrets', {}, 'Invalid resource: secrets'],
    ['github/constructor', {}, 'Invalid resource: constructor'],
    ['github/branches', { owner: 'acme' }, 'Missing repository context parameter'],
    ['github/branches', {}, 'Missing owner and repository context parameter'],
    ['github/branches', { owner: '..', repository: 'web' }, "'..' is not a valid name."],
    ['gitlab/repositories', {}, 'Missing id context parameter'],
    ['bitbucket-cloud/projects', { host: 'bitbucket.org' }, 'Missing workspace context parameter'],
  ])('are refused for %s with %j', async (path, context, message) => {
    const { status, body } = await ask(path, { host: address, ...context });
    expect({ status, error: body['error'] }).toMatchObject({
      status: 400,
      error: { name: 'InputError', message },
    });
  });

  it('are refused for hosts that are not in the configuration', async () => {
    const { status, body } = await ask('github/owners', { host: '169.254.169.254' });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain("'169.254.169.254' is not a host of integrations.github");
  });

  it('are refused for unknown providers as recorded', async () => {
    const recording = loadRecordings().find(({ name }) => name === 'scaffolder-autocomplete-400');
    const recorded = recording?.response.body as { error: { name: string; message: string } };
    const { status, body } = await ask('unknown/repositories', {});
    expect(status).toBe(recording?.response.status);
    expect(body['error']).toMatchObject({
      name: recorded.error.name,
      message: recorded.error.message.replace('github', 'unknown'),
    });
  });

  it('report that the host refuses the token, without the token', async () => {
    const { status, body } = await ask('github/owners', { host: address }, 'expired');
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(`'${address}' answered 401 to GET /user.`);
    expect(JSON.stringify(body)).not.toContain('expired');
  });

  it.each([[''], [undefined], [7]])('require a token, not %j', async (token) => {
    const response = await server.call({
      method: 'POST',
      url: '/api/scaffolder/v2/autocomplete/github/owners',
      payload: { token, context: { host: address } },
    });
    expect(response.statusCode).toBe(400);
  });
});
