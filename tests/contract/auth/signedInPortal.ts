import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { stringify } from 'yaml';
import { loadConfig } from '#config/node';
import { providerSessionSchema, type PopupResult, type ProviderSession } from '#protocol';
import { bundledBackends } from '#extensions/backend';
import { startServer, type StartedServer } from '#server';
import { bundledSettings } from '#extensions/settings';
import {
  startIdentityProvider,
  type IdentityProvider,
  type IdentityProviderOptions,
} from '../../e2e/harness/identityProvider';
import { type Browserless, locationOf } from './browserless';

/** A portal with its own identity provider. */
export interface SignedInPortal {
  url: string;
  identity: IdentityProvider;
  /** The portal's log. */
  log(): string;
  /** Restarts the portal with the same data. */
  restart(): Promise<void>;
  /** Changes the users in the catalog and waits until they have been read. */
  changePeople(change: (yaml: string) => string): Promise<void>;
  stop(): Promise<void>;
}

export interface PortalOptions {
  identity?: IdentityProviderOptions;
  /** Additional environments of the provider, merged with the default settings. */
  environments?: Record<string, Record<string, unknown>>;
  /** Values of `auth`, merged with the default ones. */
  auth?: Record<string, unknown>;
}

/** Starts the portal and the identity provider, and waits until alice and bob are in the catalog. */
export async function startSignedInPortal(options: PortalOptions = {}): Promise<SignedInPortal> {
  const folder = await mkdtemp(join(tmpdir(), 'trellis-sign-in-'));
  const identity = await startIdentityProvider(options.identity);
  const port = await findPort();
  const url = `http://localhost:${port}`;
  const people = join(folder, 'people.yaml');
  await mkdir(join(folder, 'config'));
  await writeFile(people, PEOPLE);
  const config = createConfig({ url, people, identity, options });
  await writeFile(join(folder, 'config/app-config.yaml'), stringify(config));
  const log = catchLog();
  const start = async (): Promise<StartedServer> =>
    startServer({
      plugins: bundledBackends,
      config: (await loadConfig({ settings: bundledSettings, cwd: folder, env: {} })).value,
      cwd: folder,
      environment: { PORT: String(port), HOST: 'localhost', LOG_LEVEL: 'trace' },
      template: join(import.meta.dirname, '../../../dist/database/template'),
    });
  let server = await start();
  while (countPasses(log.text()) === 0) await wait(50);
  return {
    url,
    identity,
    log: () => log.text(),
    async restart() {
      await server.stop();
      server = await start();
    },
    async changePeople(change) {
      const passes = countPasses(log.text());
      await writeFile(people, change(await readFile(people, 'utf8')));
      while (countPasses(log.text()) === passes) await wait(50);
    },
    async stop() {
      log.release();
      await server.stop();
      await identity.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Captures standard error, where the portal logs. */
function catchLog(): { text(): string; release(): void } {
  let text = '';
  const write = process.stderr.write.bind(process.stderr);
  process.stderr.write = (line) => {
    text += String(line);
    return true;
  };
  return { text: () => text, release: () => void (process.stderr.write = write) };
}

function countPasses(log: string): number {
  return log.match(/\d+ entities \(/g)?.length ?? 0;
}

/** Starts a sign-in and submits the provider's pages. Returns the callback URL without opening it. */
export async function walkToCallback(
  browser: Browserless,
  start: string,
  account: string,
  change: (address: string) => string = (address) => address,
): Promise<string> {
  const sent = await browser.open(start);
  if (sent.status !== 302) throw new Error(`The portal did not redirect: ${await sent.text()}`);
  const isCallback = (next: string): boolean => next.includes('/handler/frame');
  let answer = await browser.follow(change(locationOf(sent)), isCallback);
  for (let page = 0; page < 3 && answer.status === 200; page += 1) {
    const consent = (await answer.text()).includes('Agree');
    const form: Record<string, string> = consent
      ? { action: account === 'refuse' ? 'refuse' : 'agree' }
      : { account: account === 'refuse' ? 'alice' : account };
    answer = await browser.follow(locationOf(await browser.submit(form)), isCallback);
  }
  return locationOf(answer);
}

/** Returns the messages that a popup page posts to the page that opened it. */
export async function readPopup(
  page: Response,
): Promise<{ config: { targetOrigin: string }; result: PopupResult; html: string }> {
  const html = await page.text();
  const data = /<script type="application\/json" id="result">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  return { ...(JSON.parse(data) as { config: { targetOrigin: string }; result: PopupResult }), html };
}

/** Signs in with a popup. */
export async function signIn(
  portal: SignedInPortal,
  browser: Browserless,
  account: string,
  env = 'development',
): Promise<ProviderSession> {
  const callback = await walkToCallback(browser, startAddress(portal, { env }), account);
  const { result } = await readPopup(await browser.open(callback));
  if (result.error) throw new Error(result.error.message);
  return providerSessionSchema.parse(result.response);
}

export function startAddress(portal: SignedInPortal, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ env: 'development', origin: portal.url, flow: 'popup', ...more });
  return `${portal.url}/api/auth/oidc/start?${query}`;
}

export const OWN_HEADERS = { 'x-requested-with': 'XMLHttpRequest' };

export function refresh(portal: SignedInPortal, browser: Browserless): Promise<Response> {
  return browser.open(`${portal.url}/api/auth/oidc/refresh?optional&scope=&env=development`, {
    headers: OWN_HEADERS,
  });
}

interface ConfigParts {
  url: string;
  people: string;
  identity: IdentityProvider;
  options: PortalOptions;
}

function createConfig({ url, people, identity, options }: ConfigParts): unknown {
  const ordinary = {
    metadataUrl: identity.issuer,
    clientId: identity.clientId,
    clientSecret: identity.clientSecret,
    signIn: { resolvers: [{ resolver: 'emailMatchingUserEntityProfileEmail' }] },
  };
  const environments = Object.fromEntries(
    Object.entries({ development: {}, ...options.environments }).map(([name, changes]) => [
      name,
      { ...ordinary, ...changes },
    ]),
  );
  return {
    app: { title: 'Sign-in', baseUrl: url },
    backend: { baseUrl: url },
    auth: {
      environment: 'development',
      providers: {
        oidc: {
          title: 'Example identity',
          ...environments,
        },
      },
      ...options.auth,
    },
    catalog: {
      rules: [{ allow: ['User', 'Group'] }],
      locations: [{ type: 'file', target: people }],
    },
  };
}

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

const PEOPLE = ['alice', 'bob']
  .map(
    (name) => `apiVersion: backstage.io/v1alpha1
kind: User
metadata: { name: ${name} }
spec: { profile: { email: ${name}@example.com }, memberOf: [crew] }
---
`,
  )
  .concat(
    `apiVersion: backstage.io/v1alpha1
kind: Group
metadata: { name: crew }
spec: { type: team, children: [] }
`,
  )
  .join('');
