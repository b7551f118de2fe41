import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { stringify } from 'yaml';
import { createAppConfigSchema, loadConfig } from '#config/node';
import { IDENTITY_FIELD, type Session } from '#protocol';
import { bundledBackends } from '#extensions/backend';
import { startServer, type ConfigNotice, type StartedServer } from '#server';
import { bundledSettings } from '#extensions/settings';
import { checkConfig, describeConfigNotice } from '#cli/testing';
import { maskProblems } from './maskProblems';
import { readEvents, type ReadEvents } from '../testing';
import { CANARY, createCanaryConfig } from '#testing/contract';

const root = path.join(import.meta.dirname, '../../..');
const schema = createAppConfigSchema(bundledSettings);

let folder: string;
let file: string;
let server: StartedServer;
let streams: ReadEvents[];
let notices: ConfigNotice[];
let log = '';

/** A configuration with canaries that still allows the server to run and users to read the report. */
function createGoodConfig(): Record<string, Record<string, unknown>> {
  const config = createCanaryConfig(schema).config as Record<string, Record<string, unknown>>;
  const { backend = {}, auth = {}, catalog = {} } = config;
  backend['database'] = { ...(backend['database'] as object), client: 'better-sqlite3' };
  // With other providers, guests cannot read the report.
  auth['providers'] = { guest: {} };
  auth['session'] = { secret: { $file: '../secret.txt' } };
  // An invalid policy would deny everything.
  const rules = [{ users: [`user:default/${CANARY}`], allow: true }];
  config['permission'] = { policy: { default: 'deny', rules } };
  // The log contains the path of a location that cannot be read, by design.
  catalog['locations'] = [];
  splitCredentials(config['integrations'] ?? {});
  return config;
}

/** Distributes keys that rules forbid in one entry over several. */
function splitCredentials(integrations: Record<string, unknown>): void {
  const [azure = {}] = integrations['azure'] as Array<Record<string, unknown>>;
  const { token, credential, ...rest } = azure;
  const all = credential as Record<string, unknown>;
  const pick = (organization: string, ...keys: string[]) => ({
    organizations: [`${CANARY}-${organization}`],
    ...Object.fromEntries(keys.map((key) => [key, all[key]])),
  });
  const several = [
    pick('one', 'clientId', 'clientSecret', 'tenantId'),
    pick('two', 'clientId', 'managedIdentityClientId', 'tenantId'),
    pick('three', 'personalAccessToken'),
  ];
  const [older = {}] = several;
  integrations['azure'] = [
    { ...rest, token, credentials: [] },
    { ...rest, credential: older, credentials: [] },
    { ...rest, credentials: several },
  ];
  const [blobs = {}] = integrations['azureBlobStorage'] as Array<Record<string, unknown>>;
  const { accountKey, sasToken, aadCredential, ...storage } = blobs;
  integrations['azureBlobStorage'] = [
    { ...storage, accountKey },
    { ...storage, sasToken },
    { ...storage, aadCredential },
  ];
}

/** All output, except for that to the administrator with access to the files. */
function listOutput(): string {
  const printed = notices.map((notice) => describeConfigNotice(notice, { colors: false, width: 100 }));
  return [...streams.map((stream) => stream.text()), ...printed, log].join('\n');
}

async function waitForNotices(count: number): Promise<void> {
  await expect.poll(() => notices.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(count);
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'trellis-canary-'));
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    log += String(text);
    return true;
  });
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    log += String(text);
    return true;
  });
  await mkdir(path.join(folder, 'config'));
  await writeFile(path.join(folder, 'secret.txt'), `${CANARY}-file\n`);
  file = path.join(folder, 'config/app-config.yaml');
  await writeFile(file, stringify(createGoodConfig()));
  const env = {
    APP_CONFIG_backend_other_deep: `${CANARY}-environment`,
    APP_CONFIG_integrations_gitea: `[{"host":"git.example.com","password":"${CANARY}-environment-list"}]`,
    APP_CONFIG_jenkins: `{"apiKey":"${CANARY}-environment-json"`,
  };
  const source = { settings: bundledSettings, cwd: folder, env };
  notices = [];
  server = await startServer({
    plugins: bundledBackends,
    config: (await loadConfig(source)).value,
    cwd: folder,
    environment: { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'trace' },
    webFolder: path.join(root, 'dist/web'),
    template: path.join(root, 'dist/database/template'),
    follow: { source, check: checkConfig, notify: (notice) => void notices.push(notice) },
  });
  const session = (await (await fetch(`${server.address}/api/auth/guest/refresh`)).json()) as Session;
  const authorization = `Bearer ${session[IDENTITY_FIELD].token}`;
  const address = `${server.address}/api/trellis/config/events`;
  streams = [await readEvents(address), await readEvents(address, { authorization })];
}, 60_000);

afterAll(async () => {
  streams?.forEach((stream) => stream.close());
  await server?.stop();
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

describe('a canary in every key that browsers may not see', () => {
  it('is in more than a hundred places of a valid configuration', async () => {
    expect(createCanaryConfig(schema).places.length).toBeGreaterThan(100);
    expect(server.found?.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    const { value } = await loadConfig({ settings: bundledSettings, cwd: folder, env: {} });
    expect(JSON.stringify(value.source.data).split(CANARY).length).toBeGreaterThan(100);
  });

  it('is not in the report of the start', () => {
    expect(JSON.stringify(server.found?.problems)).not.toContain(CANARY);
  });

  it('is not in pages, scripts or source maps', async () => {
    const web = path.join(root, 'dist/web');
    const files = existsSync(web) ? await readdir(web, { recursive: true }) : [];
    const addresses = files.filter((name) => /\.(?:js|css|map|json|html)$/.test(name));
    const answers = await Promise.all(
      ['', 'catalog', 'settings', ...addresses].map(async (name) => {
        const answer = await fetch(`${server.address}/${name}`, { headers: { accept: 'text/html' } });
        return `${name} ${JSON.stringify([...answer.headers])} ${await answer.text()}`;
      }),
    );
    for (const answer of answers) {
      const policy = /\["content-security-policy","[^"]*"\]/;
      expect(answer.replace(policy, '')).not.toContain(CANARY);
    }
    for (const name of addresses) {
      expect(await readFile(path.join(web, name), 'utf8')).not.toContain(CANARY);
    }
  });

  it('is not in the event stream and the log after a change', async () => {
    const config = createGoodConfig();
    await writeFile(file, stringify({ ...config, app: { ...config['app'], title: 'Changed' } }));
    for (const stream of streams) {
      expect(await stream.next('config')).toMatchObject({ checked: true });
    }
    await waitForNotices(1);
    expect(notices.at(-1)).toMatchObject({ kind: 'applied', changed: ['app.title'] });
    expect(listOutput()).not.toContain(CANARY);
  });
});

/** Typical mistakes in a line. */
const mistakes: ReadonlyArray<readonly [string, (line: string) => string]> = [
  ['an open bracket', (line) => line.replace(CANARY, `[${CANARY}`)],
  ['an open quote', (line) => line.replace(CANARY, `"${CANARY}`)],
  ['a second colon', (line) => line.replace(CANARY, `${CANARY}: ${CANARY}`)],
  ['a tab', (line) => `\t${line}`],
  ['one space less', (line) => line.replace(/^ /, '')],
  ['a duplicate line', (line) => `${line}\n${line}`],
  ['no colon', (line) => line.replace(': ', ' ')],
  ['an unknown alias', (line) => line.replace(CANARY, `*${CANARY}`)],
  ['a missing include', (line) => line.replace(/: .*/, `: { $include: ${CANARY}.yaml`)],
];

describe('a broken file with the canary in the wrong line', () => {
  it('is reported over HTTP and in the log without it', async () => {
    const lines = stringify(createGoodConfig()).split('\n');
    const at = lines.findIndex((line) => line.includes('secret') && line.includes(CANARY));
    expect(at).toBeGreaterThan(0);
    const wrong = stringify({
      ...createCanaryConfig(schema, 'wrong').config,
      auth: { providers: { guest: {} } },
    });
    const texts = [
      ...mistakes.slice(0, 4).map(([, breakLine]) => lines.with(at, breakLine(lines[at] ?? '')).join('\n')),
      wrong,
    ];
    for (const text of texts) {
      const count = notices.length;
      await writeFile(file, text);
      await waitForNotices(count + 1);
      expect(notices.at(-1)).toMatchObject({ kind: 'refused' });
    }
    const printReports = (): string =>
      JSON.stringify(streams[1]?.events.filter(({ name }) => name === 'report'));
    await expect.poll(printReports, { timeout: 20_000 }).toContain('CONFIG_VALUE_INVALID');
    expect(printReports()).toContain('CONFIG_SYNTAX_INVALID');
    expect(printReports()).not.toContain(CANARY);
    expect(listOutput()).not.toContain(CANARY);
  }, 60_000);

  it.for(mistakes)('is reported without it: %s', async ([, breakLine]) => {
    const lines = stringify(createGoodConfig()).split('\n');
    const holding = lines
      .flatMap((line, index) => (line.includes(CANARY) ? [index] : []))
      .filter((_, index) => index % 8 === 0);
    const texts = holding.map((index) => lines.with(index, breakLine(lines[index] ?? '')).join('\n'));
    let reported = 0;
    for (const text of texts) {
      const { value, problems } = await loadConfig({
        settings: bundledSettings,
        cwd: folder,
        env: {},
        files: new Map([[file, text]]),
      });
      reported += problems.length > 0 ? 1 : 0;
      expect(JSON.stringify(maskProblems(problems, value))).not.toContain(CANARY);
      expect(JSON.stringify(value.toInjected())).not.toContain(CANARY);
    }
    expect(reported).toBeGreaterThan(texts.length / 2);
  });
});
