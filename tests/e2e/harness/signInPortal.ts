import { type AddressInfo, createServer } from 'node:net';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { startIdentityProvider, type IdentityProvider } from './identityProvider';
import { startPortal, type Portal } from './portal';

/** A portal whose people sign in with an identity provider of the test's own. */
export interface SignInPortal extends Portal {
  identity: IdentityProvider;
}

/** What a test changes about it. */
export interface SignInPortalOptions {
  /** Of `sign-in-page:app`. */
  page?: Record<string, unknown>;
  /** Of `app.extensions`, beside those of the portal itself. */
  extensions?: readonly unknown[];
  /** Of the root of the configuration. */
  config?: Record<string, unknown>;
  /** Of `auth`. */
  auth?: Record<string, unknown>;
  /** Further providers, title by id: at the same identity provider, for accounts that nobody comes into the portal by. */
  accounts?: Record<string, string>;
}

/** Starts both, with alice and bob and what they own in the catalogue. */
export async function startSignInPortal(options: SignInPortalOptions = {}): Promise<SignInPortal> {
  const identity = await startIdentityProvider();
  const folder = await mkdtemp(join(tmpdir(), 'trellis-sign-in-'));
  const catalogue = join(folder, 'catalogue.yaml');
  await writeFile(catalogue, entities.map((entity) => stringify(entity)).join('---\n'));
  const port = await findPort();
  const file = join(folder, 'app-config.yaml');
  await writeFile(file, stringify(createConfig(`http://localhost:${port}`, catalogue, identity, options)));
  const portal = await startPortal({ configs: [file], env: { PORT: `${port}`, HOST: 'localhost' } });
  return {
    ...portal,
    url: `http://localhost:${port}`,
    identity,
    async stop() {
      const code = await portal.stop();
      await identity.stop();
      await rm(folder, { recursive: true, force: true });
      return code;
    },
  };
}

function createConfig(
  url: string,
  catalogue: string,
  identity: IdentityProvider,
  { page, extensions = [], config, auth, accounts = {} }: SignInPortalOptions,
): unknown {
  const client = {
    metadataUrl: identity.issuer,
    clientId: identity.clientId,
    clientSecret: identity.clientSecret,
  };
  const further = Object.entries(accounts).map(([id, title]) => [id, { title, development: client }]);
  return {
    app: {
      title: 'Quayside',
      baseUrl: url,
      extensions: [
        { 'sign-in-page:app': { config: { providers: ['oidc', 'guest'], ...page } } },
        { 'catalog-filter:catalog/list': { config: { initialFilter: 'all' } } },
        { 'app/routes': { config: { redirects: [{ from: '/', to: '/catalog' }] } } },
        ...extensions,
      ],
    },
    organization: { name: 'Acme' },
    backend: { baseUrl: url },
    auth: {
      environment: 'development',
      providers: {
        guest: {},
        oidc: {
          title: 'Acme ID',
          development: {
            ...client,
            signIn: { resolvers: [{ resolver: 'emailMatchingUserEntityProfileEmail' }] },
          },
        },
        ...Object.fromEntries(further),
      },
      ...auth,
    },
    catalog: {
      rules: [{ allow: ['User', 'Group', 'Component'] }],
      locations: [{ type: 'file', target: catalogue }],
    },
    ...config,
  };
}

const apiVersion = 'backstage.io/v1alpha1';

const entities = [
  ...['alice', 'bob'].map((name) => ({
    apiVersion,
    kind: 'User',
    metadata: { name },
    spec: { profile: { email: `${name}@example.com` }, memberOf: ['crew'] },
  })),
  { apiVersion, kind: 'Group', metadata: { name: 'crew' }, spec: { type: 'team', children: [] } },
  ...['ticket-office', 'tide-table'].map((name) => ({
    apiVersion,
    kind: 'Component',
    metadata: { name },
    spec: { type: 'service', lifecycle: 'production', owner: 'group:default/crew' },
  })),
];

function findPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, 'localhost', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
