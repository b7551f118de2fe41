import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { loadText } from '../node/testing/loadText';

const canary = 'canary-7f3a';

/** A secret in every place that browsers must not see: known secrets, server keys, and other sections. */
const secretConfig = {
  backend: {
    listen: { host: canary },
    auth: { keys: [{ secret: canary }], externalAccess: [{ type: 'static', options: { token: canary } }] },
    database: { client: 'pg', connection: { host: canary, password: canary } },
    reading: { allow: [{ host: canary }] },
    cache: { connection: canary },
    csp: { 'img-src': [canary] },
    [canary]: canary,
  },
  auth: {
    session: { secret: canary },
    providers: {
      guest: { userEntityRef: canary },
      github: { development: { clientId: canary, clientSecret: canary } },
    },
  },
  integrations: {
    github: [{ host: 'github.com', token: canary, apps: [{ appId: 1, privateKey: canary }], other: canary }],
    gitlab: [{ host: 'gitlab.com', token: canary }],
    bitbucketServer: [{ host: 'b.example.com', username: canary, password: canary }],
    awsS3: [{ accessKeyId: canary, secretAccessKey: canary }],
    googleGcs: { privateKey: canary },
  },
  catalog: {
    locations: [{ type: 'file', target: canary }],
    providers: { ldap: { default: { secret: canary } } },
  },
  techdocs: {
    publisher: { awsS3: { credentials: { secretAccessKey: canary } } },
    generator: { runIn: canary },
  },
  kubernetes: {
    clusterLocatorMethods: [{ clusters: [{ serviceAccountToken: canary }] }],
    frontend: { x: canary },
  },
  proxy: {
    endpoints: { '/x': { target: 'https://example.com', headers: { Authorization: canary } } },
    '/old': `https://${canary}`,
  },
  scaffolder: { defaultAuthor: { email: canary }, github: { token: canary } },
  search: { elasticsearch: { auth: { password: canary } } },
  permission: { rbac: { admin: canary } },
  app: { https: { certificate: { key: canary } }, unknown: canary, support: { unknown: canary } },
  jenkins: { apiKey: canary },
  [canary]: canary,
};

describe('the configuration for browsers', () => {
  it('contains no secrets from any source', async () => {
    const { loaded } = await loadText(
      [stringify(secretConfig), 'techdocs: {cache: {$include: secret.yaml}}'],
      {
        env: { APP_CONFIG_backend_auth_dangerous: canary, APP_CONFIG_other_key: canary },
        files: { 'secret.yaml': `x: ${canary}` },
      },
    );
    expect(JSON.stringify(loaded.source.data)).toContain(canary);
    const injected = JSON.stringify(loaded.toInjected());
    // A warning can contain the name of an unknown key, but never a value.
    expect(injected.replaceAll(`backend.${canary}`, '').replaceAll(`'${canary}'`, '')).not.toContain(canary);
    expect(JSON.stringify(loaded.frontend.data)).not.toContain(canary);
  });

  it('contains the values that frontends need, with places', async () => {
    const { loaded } = await loadText(
      [
        'app: {title: T, support: {url: u, items: [{title: a, links: [{url: l}]}]}, extensions: [{"page:x": {config: {deep: [1]}}}], routes: {bindings: {a.b: c.d}}}',
        'organization: {name: O}\nintegrations: {github: [{host: ghe.example.com, token: t}]}\nhome: {topVisits: {filterBy: [{field: hits, operator: ">", value: 3}]}}',
      ],
      {},
    );
    expect(loaded.frontend.data).toMatchObject({
      app: {
        title: 'T',
        support: { url: 'u', items: [{ title: 'a', links: [{ url: 'l' }] }] },
        extensions: [{ 'page:x': { config: { deep: [1] } } }],
        routes: { bindings: { 'a.b': 'c.d' } },
      },
      organization: { name: 'O' },
      integrations: { github: [{ host: 'ghe.example.com' }] },
      home: { topVisits: { filterBy: [{ field: 'hits', operator: '>', value: 3 }] } },
    });
    expect(loaded.frontend.locate(['integrations', 'github', 0, 'host'])).toMatchObject({
      file: 'layer-2.yaml',
      line: 2,
    });
  });

  it('never contains a key that is not visible in the schema', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.object({
          maxDepth: 3,
          maxKeys: 4,
          values: [fc.string(), fc.integer(), fc.boolean(), fc.constant(null)],
        }),
        async (inner) => {
          const config = { backend: { auth: inner, cache: inner }, auth: { providers: inner }, other: inner };
          const { loaded } = await loadText(stringify(config));
          expect(Object.keys(loaded.frontend.data).toSorted()).toEqual(
            [
              'app',
              'auth',
              'backend',
              'catalog',
              'catalogGraph',
              'kubernetes',
              'organization',
              'permission',
              'search',
              'techdocs',
            ].toSorted(),
          );
          expect(loaded.frontend.data['auth']).toEqual({ environment: 'development' });
          expect(loaded.frontend.data['backend']).toEqual({ baseUrl: 'http://localhost:7007' });
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('the printed configuration', () => {
  it('masks known and likely secrets', async () => {
    const { loaded } = await loadText(
      stringify({
        backend: {
          auth: { keys: [{ secret: canary }] },
          database: { connection: `postgres://u:${canary}@h/db` },
        },
        jenkins: { instances: [{ apiKey: canary, baseUrl: 'https://j' }] },
        cache: { url: `redis://user:${canary}@redis:6379` },
        proxy: { endpoints: { '/x': { target: 'https://x', headers: { 'X-Auth': canary } } } },
      }),
    );
    expect(JSON.stringify(loaded.masked.data)).not.toContain(canary);
    expect(loaded.masked.data).toMatchObject({
      backend: { auth: { keys: [{ secret: '<secret>' }] }, baseUrl: 'http://localhost:7007' },
      jenkins: { instances: [{ apiKey: '<secret>', baseUrl: 'https://j' }] },
      cache: { url: 'redis://user:<secret>@redis:6379' },
      proxy: { endpoints: { '/x': { target: 'https://x', headers: { 'X-Auth': '<secret>' } } } },
    });
  });
});
