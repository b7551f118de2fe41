import type { AddressInfo } from 'node:net';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { loadConfig, type LoadedConfig } from '#config/node';
import { createProblem, type Problem } from '#diagnostics';
import { AUTH_COOKIE, COOKIE_PATH, IDENTITY_FIELD, type Session } from '#protocol';
import { bundledSettings } from '#extensions/settings';
import { resolveConfigAccess } from '../permission/configAccess';
import { createTestServer } from '../testing/createTestServer';
import { readEvents, type ReadEvents } from '../testing/readEvents';
import { UnreadableConfigError } from './chooseConfig';
import type { ConfigNotice } from './configNotice';
import { prepareFeed } from './prepareFeed';

const good = 'app:\n  title: One\n';
const broken = 'app:\n  title: [Two\n';

/** Replaces the engine. Reports the problems from loading, and one for a certain title. */
async function check(loaded: LoadedConfig): Promise<Problem[]> {
  const { problems } = loaded.toInjected();
  const title = (loaded.frontend.data['app'] as { title?: unknown } | undefined)?.title;
  const where = loaded.source.locate(['app', 'title']);
  const refused = createProblem('EXTENSION_FACTORY_ERROR', { message: 'The tree is cut down.', where });
  return title === 'Axe' ? [...problems, refused] : problems;
}

function createFolder(text: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-feed-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(path.join(folder, 'config'));
  writeFileSync(path.join(folder, 'config/app-config.yaml'), text);
  return folder;
}

/** A server with real files and a real port. */
async function serve(folder: string, { config = {} }: { config?: Record<string, unknown> } = {}) {
  const source = { settings: bundledSettings, cwd: folder, env: {} };
  const notices: ConfigNotice[] = [];
  const follow = { source, check, notify: (notice: ConfigNotice) => void notices.push(notice) };
  const session = await prepareFeed((await loadConfig(source)).value, follow, path.join(folder, '.trellis'));
  const live = await session.open(resolveConfigAccess(config, { ...guest, allowed: true }), () => {});
  const { app } = await createTestServer({ config, feed: live.feed });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const end = async (): Promise<void> => {
    await app.close();
    await live.stop();
  };
  onTestFinished(end);
  const write = (text: string): void => writeFileSync(path.join(folder, 'config/app-config.yaml'), text);
  const open = async (token?: string, version?: string): Promise<ReadEvents> => {
    const query = version === undefined ? '' : `?version=${version}`;
    const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const events = await readEvents(`${address}/api/trellis/config/events${query}`, headers);
    onTestFinished(() => events.close());
    return events;
  };
  const signIn = async (): Promise<string> =>
    (await app.inject('/api/auth/guest/refresh')).json<Session>()[IDENTITY_FIELD].token;
  return { app, feed: live.feed, session, notices, write, open, signIn, end };
}

const guest = { userEntityRef: 'user:default/guest', ownershipEntityRefs: [] };

describe('the event stream', () => {
  it('sends the configuration to a tab that does not have it', async () => {
    const { open, feed } = await serve(createFolder(good));
    const fresh = await open();
    expect(await fresh.next('config')).toEqual(feed.page());
    expect(fresh.response.headers.get('content-type')).toBe('text/event-stream');
    expect(fresh.response.headers.get('cache-control')).toBe('no-store');
    expect(fresh.response.headers.get('x-accel-buffering')).toBe('no');
    const known = await open(undefined, feed.served.version);
    await expect.poll(() => known.text()).toContain('retry:');
    expect(known.events).toEqual([]);
    expect((await (await open(undefined, 'old')).next('config'))['live']).toMatchObject({
      version: feed.served.version,
    });
  });

  it('sends changes, and reports which values changed', async () => {
    const { open, write, feed, notices } = await serve(createFolder(good));
    const events = await open(undefined, feed.served.version);
    const before = feed.served.version;
    write('app:\n  title: Two\n');
    const injected = await events.next('config');
    expect(injected).toMatchObject({ checked: true, problems: [], config: { app: { title: 'Two' } } });
    expect(feed.served.version).not.toBe(before);
    expect(notices).toMatchObject([{ kind: 'applied', changed: ['app.title'], restart: [], fixed: false }]);
  });

  it('keeps the last valid configuration, and sends problems to callers with permission', async () => {
    const { open, write, feed, signIn, notices } = await serve(createFolder(good));
    const { version } = feed.served;
    const user = await open(await signIn(), version);
    const [anonymous, liar] = [await open(undefined, version), await open('forged', version)];
    expect(await user.next('report')).toEqual({ problems: [] });
    write(broken);
    const report = await user.next('report');
    expect(report).toMatchObject({
      problems: [{ code: 'CONFIG_SYNTAX_INVALID', where: { file: 'config/app-config.yaml' } }],
    });
    expect(feed.page()).toMatchObject({ config: { app: { title: 'One' } }, problems: [], live: { version } });
    write(good);
    expect(await user.next('report')).toEqual({ problems: [] });
    expect(user.events.map(({ name }) => name)).toEqual(['report', 'report', 'report']);
    expect([anonymous.events, liar.events]).toEqual([[], []]);
    expect(notices).toMatchObject([
      { kind: 'refused', lastGood: feed.served.since },
      { kind: 'applied', fixed: true, changed: [] },
    ]);
  });

  it('sends current problems to tabs that connect later', async () => {
    const { open, write, feed, signIn, notices } = await serve(createFolder(good));
    write('app:\n  title: Axe\n');
    await expect.poll(() => notices.length).toBe(1);
    const late = await open(await signIn(), feed.served.version);
    expect(await late.next('report')).toMatchObject({
      problems: [{ code: 'EXTENSION_FACTORY_ERROR', where: { line: 2, column: 10 } }],
    });
  });

  it('does not send problems to guests if there are other sign-in providers', async () => {
    const config = { auth: { providers: { guest: {}, github: {} } } };
    const { open, write, feed, signIn, app, notices } = await serve(createFolder(good), { config });
    const token = await signIn();
    const events = await open(token, feed.served.version);
    write(broken);
    await expect.poll(() => notices.length).toBe(1);
    write('app:\n  title: Three\n');
    await events.next('config');
    expect(events.events).toHaveLength(1);
    const items = ['trellis.config.read', 'catalog.entity.read'].map((name) => ({
      id: name,
      permission: { type: 'basic', name, attributes: {} },
    }));
    const answer = await app.inject({
      method: 'POST',
      url: '/api/permission/authorize',
      headers: { authorization: `Bearer ${token}` },
      payload: { items },
    });
    expect(answer.json<{ items: Array<{ result: string }> }>().items.map(({ result }) => result)).toEqual([
      'DENY',
      'ALLOW',
    ]);
  });

  it('ends with the token of a caller who can read the report, and stays open for others', async () => {
    const { open, signIn, feed, write } = await serve(createFolder(good));
    const token = await signIn();
    const planned = vi.spyOn(globalThis, 'setTimeout');
    onTestFinished(() => planned.mockRestore());
    const user = await open(token, feed.served.version);
    const anonymous = await open(undefined, 'old');
    await Promise.all([user.next('report'), anonymous.next('config')]);
    const inAnHour = planned.mock.calls.filter(([, wait = 0]) => wait > 3_590_000 && wait <= 3_600_000);
    expect(inAnHour).toHaveLength(1);
    inAnHour[0]?.[0]();
    await user.ended;
    write('app:\n  title: Two\n');
    expect(await anonymous.next('config')).toMatchObject({ config: { app: { title: 'Two' } } });
  });

  it('is open only to signed-in users in protected mode', async () => {
    const { app, open, signIn } = await serve(createFolder(good), { config: { app: { protected: true } } });
    expect((await open()).response.status).toBe(401);
    const token = await signIn();
    expect((await open(token)).response.status).toBe(200);
    const headers = { authorization: `Bearer ${token}` };
    const [cookie] = (await app.inject({ url: `/api/app${COOKIE_PATH}`, headers })).cookies;
    const { port } = app.server.address() as AddressInfo;
    const events = await readEvents(`http://127.0.0.1:${port}/api/trellis/config/events`, {
      cookie: `${AUTH_COOKIE}=${cookie?.value}`,
    });
    onTestFinished(() => events.close());
    expect(events.response.status).toBe(200);
  });

  it('ends when the server stops', async () => {
    const { open, end } = await serve(createFolder(good));
    const events = await open();
    await events.next('config');
    await end();
    await events.ended;
  });
});

describe('a start with broken files', () => {
  it('serves the last valid configuration with the same version', async () => {
    const folder = createFolder(good);
    const first = await serve(folder);
    const { version, since } = first.feed.served;
    await first.end();
    writeFileSync(path.join(folder, 'config/app-config.yaml'), broken);
    const { feed, session, open, signIn, write } = await serve(folder);
    expect(session.chosen.refused).toMatchObject({
      lastGood: since,
      problems: [{ code: 'CONFIG_SYNTAX_INVALID' }],
    });
    expect(feed.page()).toMatchObject({
      config: { app: { title: 'One' } },
      problems: [],
      live: { version, lastGood: since },
    });
    const events = await open(await signIn(), version);
    expect(await events.next('report')).toMatchObject({ lastGood: since });
    write('app:\n  title: Fixed\n');
    expect(await events.next('config')).toMatchObject({ config: { app: { title: 'Fixed' } } });
    expect(await events.next('report')).toEqual({ problems: [] });
    expect(feed.page().live?.lastGood).toBeUndefined();
  });

  it('shows the report without a valid configuration, and the portal once there is one', async () => {
    const { feed, open, write, notices } = await serve(createFolder(broken));
    expect(feed.page()).toMatchObject({ checked: true, problems: [{ code: 'CONFIG_SYNTAX_INVALID' }] });
    const events = await open(undefined, feed.page().live?.version);
    expect(await events.next('report')).toMatchObject({ problems: [{ code: 'CONFIG_SYNTAX_INVALID' }] });
    write('app:\n  title: Axe\n');
    expect(await events.next('report')).toMatchObject({ problems: [{ code: 'EXTENSION_FACTORY_ERROR' }] });
    expect(feed.page().problems).toMatchObject([{ code: 'EXTENSION_FACTORY_ERROR' }]);
    write(good);
    expect(await events.next('config')).toMatchObject({ config: { app: { title: 'One' } }, problems: [] });
    expect(notices.map(({ kind }) => kind)).toEqual(['refused', 'applied']);
  });

  it('only shows titles of errors if not everyone can read the report', async () => {
    const config = { auth: { providers: { github: {} } } };
    const { feed, open } = await serve(createFolder(broken), { config });
    expect(feed.page().problems).toEqual([
      {
        code: 'CONFIG_SYNTAX_INVALID',
        severity: 'error',
        message: 'A configuration file is not valid YAML.',
        hint: expect.any(String),
      },
    ]);
    const events = await open(undefined, feed.page().live?.version);
    await expect.poll(() => events.text()).toContain('retry:');
    expect(events.events).toEqual([]);
  });
});

describe('the stored configuration', () => {
  it('contains the texts of the files without values of variables, and only the owner can read it', async () => {
    const folder = createFolder('app:\n  title: ${TITLE:-One}\nauth: {$include: auth.yaml}\n');
    writeFileSync(path.join(folder, 'config/auth.yaml'), 'session: {secret: {$file: secret.txt}}\n');
    writeFileSync(path.join(folder, 'config/secret.txt'), 'canary');
    await serve(folder);
    const file = path.join(folder, '.trellis/last-good-config.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const stored = JSON.parse(readFileSync(file, 'utf8')) as { files: Record<string, string | null> };
    expect(stored.files).toEqual({
      'config/app-config.yaml': 'app:\n  title: ${TITLE:-One}\nauth: {$include: auth.yaml}\n',
      'config/app-config.local.yaml': null,
      'config/auth.yaml': 'session: {secret: {$file: secret.txt}}\n',
    });
  });

  it('is not used for other files, or if it is not valid anymore', async () => {
    const folder = createFolder(good);
    await (await serve(folder)).end();
    const file = path.join(folder, '.trellis/last-good-config.json');
    const stored = readFileSync(file, 'utf8');
    writeFileSync(path.join(folder, 'config/app-config.yaml'), broken);
    for (const other of [
      stored.replace('"args": []', '"args": ["--config", "other.yaml"]'),
      stored.replace('One', 'Axe'),
      stored.slice(0, 40),
    ]) {
      writeFileSync(file, other);
      const { session, end } = await serve(folder);
      expect(session.chosen.refused).toBeUndefined();
      await end();
    }
  });

  it('does not contain layers that were added later', async () => {
    const folder = createFolder(good);
    await (await serve(folder)).end();
    writeFileSync(path.join(folder, 'config/app-config.local.yaml'), broken);
    const { feed } = await serve(folder);
    expect(feed.page().config).toMatchObject({ app: { title: 'One' } });
    expect(feed.report.problems).toMatchObject([{ where: { file: 'config/app-config.local.yaml' } }]);
  });
});

describe('a change that needs a restart', () => {
  it('is reported, and not sent to the browser until then', async () => {
    const start =
      'app: {title: One, baseUrl: http://localhost:7007}\nbackend: {baseUrl: http://localhost:7007}\n';
    const { write, open, feed, signIn, notices } = await serve(createFolder(start));
    const events = await open(await signIn(), feed.served.version);
    await events.next('report');
    write(start.replaceAll('7007', '7008').replace('One', 'Two'));
    expect(await events.next('config')).toMatchObject({
      config: {
        app: { title: 'Two', baseUrl: 'http://localhost:7007' },
        backend: { baseUrl: 'http://localhost:7007' },
      },
    });
    expect(await events.next('report')).toEqual({
      problems: [],
      restart: ['app.baseUrl', 'backend.baseUrl'],
    });
    expect(notices).toMatchObject([{ kind: 'applied', restart: ['app.baseUrl', 'backend.baseUrl'] }]);
    write(start);
    expect(await events.next('report')).toEqual({ problems: [] });
  });
});

describe('a change is detected', () => {
  it('when an editor replaces the file', async () => {
    const folder = createFolder(good);
    const { open, feed } = await serve(folder);
    const events = await open(undefined, feed.served.version);
    writeFileSync(path.join(folder, 'config/.swap'), 'app:\n  title: Replaced\n');
    renameSync(path.join(folder, 'config/.swap'), path.join(folder, 'config/app-config.yaml'));
    expect(await events.next('config')).toMatchObject({ config: { app: { title: 'Replaced' } } });
  });

  it('in a file that another includes', async () => {
    const folder = createFolder('app: {$include: app.yaml}\n');
    writeFileSync(path.join(folder, 'config/app.yaml'), 'title: One\n');
    const { open, feed } = await serve(folder);
    const events = await open(undefined, feed.served.version);
    writeFileSync(path.join(folder, 'config/app.yaml'), 'title: Included\n');
    expect(await events.next('config')).toMatchObject({ config: { app: { title: 'Included' } } });
  });

  it('in a mounted folder with a changed link', async () => {
    const folder = createFolder(good);
    const config = path.join(folder, 'config');
    for (const [name, text] of [
      ['..1', good],
      ['..2', 'app:\n  title: Switched\n'],
    ] as const) {
      mkdirSync(path.join(config, name));
      writeFileSync(path.join(config, name, 'app-config.yaml'), text);
    }
    rmSync(path.join(config, 'app-config.yaml'));
    symlinkSync('..1', path.join(config, '..data'));
    symlinkSync('..data/app-config.yaml', path.join(config, 'app-config.yaml'));
    const { open, feed } = await serve(folder);
    const events = await open(undefined, feed.served.version);
    symlinkSync('..2', path.join(config, '..data_tmp'));
    renameSync(path.join(config, '..data_tmp'), path.join(config, '..data'));
    expect(await events.next('config')).toMatchObject({ config: { app: { title: 'Switched' } } });
  });

  it('when the file is deleted and restored', async () => {
    const folder = createFolder(good);
    const { write, open, feed, signIn } = await serve(folder);
    const events = await open(await signIn(), feed.served.version);
    await events.next('report');
    rmSync(path.join(folder, 'config/app-config.yaml'));
    expect(await events.next('report')).toMatchObject({ problems: [{ code: 'CONFIG_INCLUDE_FAILED' }] });
    expect(feed.page()).toMatchObject({ config: { app: { title: 'One' } } });
    write('app:\n  title: Back\n');
    expect(await events.next('config')).toMatchObject({ config: { app: { title: 'Back' } } });
  });
});

describe('a start without any file', () => {
  it('fails without a stored configuration', async () => {
    const folder = createFolder(good);
    const file = path.join(folder, 'config/app-config.yaml');
    rmSync(file);
    await expect(serve(folder)).rejects.toThrow(UnreadableConfigError);
    writeFileSync(file, good);
    await (await serve(folder)).end();
    rmSync(file);
    expect((await serve(folder)).feed.page().config).toMatchObject({ app: { title: 'One' } });
  });
});
