import { type AddressInfo, createServer } from 'node:net';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { startIdentityProvider, type IdentityProvider } from './identityProvider';
import type { Portal } from './portal';
import { startConfigurablePortal, type ConfigurablePortal } from './sharedPortal';

/** A portal with an identity provider. */
export interface SignInPortal extends Portal {
  identity: IdentityProvider;
}

/** Options of {@link startSignInPortal}. */
export interface SignInPortalOptions {
  /** Settings of `sign-in-page:app`. */
  page?: Record<string, unknown>;
  /** More entries of `app.extensions`. */
  extensions?: readonly unknown[];
  /** More sections of the configuration. */
  config?: Record<string, unknown>;
  /** More keys of `app`. */
  app?: Record<string, unknown>;
  /** More keys of `auth`. */
  auth?: Record<string, unknown>;
  /** More providers, by id and title, for linked accounts. They use the same identity provider but can't be used to sign in. */
  accounts?: Record<string, string>;
}

/** Starts an identity provider and a portal. The catalog has alice, bob and the entities they own. */
export async function startSignInPortal(options: SignInPortalOptions = {}): Promise<SignInPortal> {
  return (await startConfigurableSignInPortal(options)).portal;
}

/** A sign-in portal that the test files of a worker share, so that it starts once. */
export interface SharedSignInPortal {
  /** Applies a configuration and returns the portal. `auth` is read only at start, so a test of `auth` starts its own portal. */
  open(options?: Pick<SignInPortalOptions, 'page' | 'extensions' | 'config'>): Promise<SignInPortal>;
  stop(): Promise<void>;
}

/** Two linked accounts, one with a short title and one with a long title. */
const sharedAccounts = {
  harbour: 'Harbour Source Control',
  tide: 'The Tide and Current Measuring Authority of the Northern Approaches',
};

/** Creates a sign-in portal that starts when it is first opened. */
export function createSharedSignInPortal(): SharedSignInPortal {
  let starting: ReturnType<typeof startConfigurableSignInPortal> | undefined;
  return {
    async open(options = {}) {
      const wanted = { ...options, accounts: sharedAccounts };
      if (starting) await (await starting).configure(wanted);
      else {
        starting = startConfigurableSignInPortal(wanted);
        // The next file tries again.
        starting.catch(() => (starting = undefined));
      }
      return (await starting).portal;
    },
    async stop() {
      await (await starting)?.portal.stop();
    },
  };
}

async function startConfigurableSignInPortal(initial: SignInPortalOptions): Promise<{
  portal: SignInPortal;
  configure(options: SignInPortalOptions): Promise<void>;
}> {
  const identity = await startIdentityProvider();
  const folder = await mkdtemp(join(tmpdir(), 'trellis-sign-in-'));
  const catalog = join(folder, 'catalog.yaml');
  await writeFile(catalog, entities.map((entity) => stringify(entity)).join('---\n'));
  const port = await findPort();
  const url = `http://localhost:${port}`;
  const print = (options: SignInPortalOptions): string =>
    stringify(createConfig(url, catalog, identity, options));
  const portal: ConfigurablePortal = await startConfigurablePortal(print(initial), {
    env: { PORT: `${port}`, HOST: 'localhost' },
  });
  return {
    configure: (options) => portal.configure(print(options)),
    portal: {
      ...portal,
      url,
      identity,
      async stop() {
        const code = await portal.stop();
        await identity.stop();
        await rm(folder, { recursive: true, force: true });
        return code;
      },
    },
  };
}

function createConfig(
  url: string,
  catalog: string,
  identity: IdentityProvider,
  { page, extensions = [], config, app, auth, accounts = {} }: SignInPortalOptions,
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
      ...app,
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
      locations: [{ type: 'file', target: catalog }],
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
