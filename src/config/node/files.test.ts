import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { bundledSettings } from '#extensions/settings';
import { createFolder } from './testing/createFolder';
import { summarize } from './testing/loadText';
import { findConfigTargets } from './findConfigTargets';
import { loadConfig } from './loadConfig';

async function serve(handler: RequestListener): Promise<string> {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('the configuration files', () => {
  it('are only config/app-config.yaml, with the local file watched', () => {
    const cwd = createFolder({ 'config/app-config.yaml': '' });
    const { targets, awaited } = findConfigTargets([], cwd);
    expect(targets.map(({ shown }) => shown)).toEqual(['config/app-config.yaml']);
    expect(awaited).toEqual([`${cwd}/config/app-config.local.yaml`]);
  });

  it('include the local file last if it exists', async () => {
    const cwd = createFolder({
      'config/app-config.yaml': 'app: {title: One, baseUrl: "http://one"}',
      'config/app-config.local.yaml': 'app: {title: Two}',
    });
    const { value, problems } = await loadConfig({ settings: bundledSettings, env: {}, cwd });
    expect(problems).toEqual([]);
    expect(value.source.data['app']).toEqual({ title: 'Two', baseUrl: 'http://one' });
    expect(value.source.locate(['app', 'title'])).toMatchObject({
      file: 'config/app-config.local.yaml',
      line: 1,
      column: 14,
    });
    expect(value.source.locate(['app', 'baseUrl'])).toMatchObject({ file: 'config/app-config.yaml' });
  });

  it.each([
    ['--config FILE', ['--config', 'a.yaml']],
    ['--config=FILE', ['--config=a.yaml']],
    ['--config among other arguments', ['start', '--port', '1', '--config', 'a.yaml', '-v']],
  ])('are only those of %s', async (_, args) => {
    const cwd = createFolder({ 'config/app-config.yaml': 'x: default', 'a.yaml': 'y: 1' });
    const { value } = await loadConfig({ settings: bundledSettings, args, env: {}, cwd });
    expect(value.source.data).toMatchObject({ y: 1 });
    expect('x' in value.source.data).toBe(false);
  });

  it('are read once if they are given twice, at the last position', async () => {
    const cwd = createFolder({ 'a.yaml': 'app: {title: "${GONE}", titel: a}', 'b.yaml': 'x: b' });
    const args = ['--config', 'a.yaml', '--config', 'b.yaml', '--config', './a.yaml'];
    expect(findConfigTargets(args, cwd).targets.map(({ shown }) => shown)).toEqual(['b.yaml', 'a.yaml']);
    const { problems } = await loadConfig({ settings: bundledSettings, args, env: {}, cwd });
    expect(summarize(problems)).toEqual([
      'CONFIG_VARIABLE_MISSING 1:14 app.title',
      'CONFIG_KEY_UNKNOWN 1:25 app.titel',
    ]);
  });

  it('override each other in the order of --config', async () => {
    const cwd = createFolder({ 'a.yaml': 'x: a', 'b.yaml': 'x: b' });
    const { value } = await loadConfig({
      settings: bundledSettings,
      args: ['--config', 'b.yaml', '--config=a.yaml'],
      env: {},
      cwd,
    });
    expect(value.source.data['x']).toBe('a');
  });

  it('can be missing, which is reported while the others are loaded', async () => {
    const cwd = createFolder({ 'a.yaml': 'x: a' });
    const { value, problems } = await loadConfig({
      settings: bundledSettings,
      args: ['--config', 'nope.yaml', '--config', 'a.yaml'],
      env: {},
      cwd,
    });
    expect(problems.map(({ message }) => message)).toEqual([
      "The configuration file 'nope.yaml' does not exist.",
    ]);
    expect(value.unreadable).toEqual(['nope.yaml']);
    expect(value.source.data['x']).toBe('a');
  });

  it('are listed for watching, including included and missing files', async () => {
    const cwd = createFolder({
      'config/app-config.yaml': 'x: {$file: a.txt}\ny: {$include: b.yaml}',
      'config/a.txt': 'a',
    });
    const { value } = await loadConfig({ settings: bundledSettings, env: {}, cwd });
    expect(value.files.map((file) => file.slice(cwd.length + 1)).toSorted()).toEqual([
      'config/a.txt',
      'config/app-config.local.yaml',
      'config/app-config.yaml',
      'config/b.yaml',
    ]);
  });
});

describe('an invalid file', () => {
  it.each<[title: string, content: string | Uint8Array, problem: string, message: RegExp]>([
    [
      'of 50 MB',
      new Uint8Array(50 * 1024 * 1024),
      'CONFIG_SYNTAX_INVALID 1:1',
      /has 50\.0 MB, which exceeds the limit of 1\.0 MB/,
    ],
    [
      'with invalid UTF-8',
      new Uint8Array([...Buffer.from('a: 1\nb: é'), 0xff, 0xfe, ...Buffer.from('\nc: 3')]),
      'CONFIG_SYNTAX_INVALID 2:5',
      /not valid UTF-8/,
    ],
    ['in UTF-16', Buffer.from('\ufeffa: 1', 'utf16le'), 'CONFIG_SYNTAX_INVALID 1:1', /not valid UTF-8/],
    ['with tabs', 'a:\n\tb: 1', 'CONFIG_SYNTAX_INVALID 2:1', /tab/],
    [
      'with 20,000 nested brackets',
      `a: ${'['.repeat(20_000)}`,
      'CONFIG_SYNTAX_INVALID 1:',
      /100 nested levels/,
    ],
  ])('%s is one problem with a place, and other files are loaded', async (_, content, problem, message) => {
    const cwd = createFolder({ 'good.yaml': 'x: 1', 'bad.yaml': content });
    const { value, problems } = await loadConfig({
      settings: bundledSettings,
      args: ['--config=good.yaml', '--config=bad.yaml'],
      env: {},
      cwd,
    });
    expect(summarize(problems)[0]).toMatch(new RegExp(`^${problem}`));
    expect(problems[0]?.message).toMatch(message);
    expect(problems[0]?.where?.file).toBe('bad.yaml');
    expect(value.source.data['x']).toBe(1);
  });
});

describe('a URL', () => {
  it('is fetched like a file', async () => {
    const address = await serve((_, response) => response.end('app: {title: Remote}\nx: ${A}'));
    const { value, problems } = await loadConfig({
      settings: bundledSettings,
      args: ['--config', `${address}/app-config.yaml`],
      env: { A: 'one' },
      cwd: '/',
    });
    expect(problems).toEqual([]);
    expect(value.source.data).toMatchObject({ app: { title: 'Remote' }, x: 'one' });
    expect(value.source.locate(['app', 'title'])).toMatchObject({
      file: `${address}/app-config.yaml`,
      line: 1,
    });
    expect(value.files).toEqual([]);
  });

  it('cannot include local files', async () => {
    const address = await serve((_, response) => response.end('x: {$file: /etc/hostname}'));
    const { problems } = await loadConfig({
      settings: bundledSettings,
      args: ['--config', address],
      env: {},
      cwd: '/',
    });
    expect(problems.map(({ message }) => message)).toEqual([
      "'/etc/hostname' cannot be included, because a configuration from a URL cannot read files.",
    ]);
  });

  it('is shown without credentials and query in problems', async () => {
    const address = await serve((_, response) => response.writeHead(403).end());
    const { problems } = await loadConfig({
      settings: bundledSettings,
      args: ['--config', `${address.replace('http://', 'http://user:canary@')}/c.yaml?token=canary`],
      env: {},
      cwd: '/',
    });
    expect(problems).toHaveLength(1);
    expect(JSON.stringify(problems)).not.toContain('canary');
  });

  it.each<[title: string, handler: RequestListener | undefined, message: RegExp]>([
    ['an error status', (_, response) => response.writeHead(404).end(), /returned status 404/],
    [
      'a body over the limit',
      (_, response) => response.end('x'.repeat(3 * 1024 * 1024)),
      /the limit of 1\.0 MB/,
    ],
    ['a broken connection', (request) => request.socket.destroy(), /cannot be reached/],
    [
      'a sign-in page',
      (_, response) => response.end('<!doctype html><html>\n<p>Sign in: now</p>'),
      /A key must be on one line/,
    ],
  ])('that returns %s is a problem', async (_, handler, message) => {
    const address = await serve(handler ?? (() => undefined));
    const { problems } = await loadConfig({
      settings: bundledSettings,
      args: ['--config', address],
      env: {},
      cwd: '/',
    });
    expect(problems[0]?.message).toMatch(message);
  });
});
