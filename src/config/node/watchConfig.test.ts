import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { bundledSettings } from '#extensions/settings';
import { createFolder } from './testing/createFolder';
import { loadConfig } from './loadConfig';
import type { LoadedConfig } from './loadedConfig';
import { watchConfig } from './watchConfig';

async function watch(cwd: string, known?: LoadedConfig) {
  const options = { settings: bundledSettings, env: {}, cwd };
  const titles: unknown[] = [];
  const loaded = known ?? (await loadConfig(options)).value;
  const watcher = watchConfig(
    loaded,
    options,
    ({ value }) => titles.push((value.source.data['app'] as Record<string, unknown>)['title']),
    (error) => titles.push(String(error)),
  );
  onTestFinished(() => watcher.close());
  return { titles, watcher };
}

async function watchFolder(files: Record<string, string>) {
  const cwd = createFolder(files);
  const { titles, watcher } = await watch(cwd);
  const write = (name: string, content: string) => writeFileSync(path.join(cwd, name), content);
  return { cwd, titles, write, watcher };
}

const soon = { timeout: 15_000, interval: 20 };
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('watchConfig', () => {
  it('reloads when a file is written', async () => {
    const { titles, write } = await watchFolder({ 'config/app-config.yaml': 'app: {title: one}' });
    write('config/app-config.yaml', 'app: {title: two}');
    await vi.waitFor(() => expect(titles).toEqual(['two']), soon);
  });

  it('reloads when an editor replaces the file, twice', async () => {
    const { cwd, titles, write } = await watchFolder({ 'config/app-config.yaml': 'app: {title: one}' });
    for (const [index, title] of ['two', 'three'].entries()) {
      write('config/.swap', `app: {title: ${title}}`);
      renameSync(path.join(cwd, 'config/.swap'), path.join(cwd, 'config/app-config.yaml'));
      await vi.waitFor(() => expect(titles[index]).toBe(title), soon);
    }
  });

  it('reloads when the local file appears and disappears', async () => {
    const { cwd, titles, write } = await watchFolder({ 'config/app-config.yaml': 'app: {title: one}' });
    write('config/app-config.local.yaml', 'app: {title: local}');
    await vi.waitFor(() => expect(titles).toEqual(['local']), soon);
    rmSync(path.join(cwd, 'config/app-config.local.yaml'));
    await vi.waitFor(() => expect(titles).toEqual(['local', 'one']), soon);
  });

  it('watches included files, including new ones', async () => {
    const { titles, write } = await watchFolder({
      'config/app-config.yaml': 'app: {title: {$file: title.txt}}',
      'config/title.txt': 'one',
      'config/other.txt': 'other',
    });
    write('config/title.txt', 'two');
    await vi.waitFor(() => expect(titles).toEqual(['two']), soon);
    write('config/app-config.yaml', 'app: {title: {$file: other.txt}}');
    await vi.waitFor(() => expect(titles).toEqual(['two', 'other']), soon);
    write('config/other.txt', 'three');
    await vi.waitFor(() => expect(titles).toEqual(['two', 'other', 'three']), soon);
  });

  it.skipIf(process.platform === 'win32')('is not blocked by a named pipe in place of a file', async () => {
    const { cwd, titles, write } = await watchFolder({
      'config/app-config.yaml': 'app: {title: one}',
      'config/title.txt': 'two',
    });
    rmSync(path.join(cwd, 'config/title.txt'));
    execFileSync('sh', ['-c', 'mkfifo config/title.txt'], { cwd });
    write('config/app-config.yaml', 'app: {title: {$file: title.txt}}');
    await vi.waitFor(() => expect(titles).toEqual(['Trellis']), soon);
    rmSync(path.join(cwd, 'config/title.txt'));
    write('config/title.txt', 'two');
    await vi.waitFor(() => expect(titles).toEqual(['Trellis', 'two']), soon);
  });

  it('follows a symbolic link that is switched, as in a mounted ConfigMap', async () => {
    const { cwd, titles } = await watchFolder({
      'v1/app-config.yaml': 'app: {title: one}',
      'v2/app-config.yaml': 'app: {title: two}',
      'config/app-config.yaml': 'app: {title: first}',
    });
    const config = path.join(cwd, 'config');
    symlinkSync('../v1', path.join(config, '..data'));
    rmSync(path.join(config, 'app-config.yaml'));
    symlinkSync('..data/app-config.yaml', path.join(config, 'app-config.yaml'));
    await vi.waitFor(() => expect(titles.at(-1)).toBe('one'), soon);
    symlinkSync('../v2', path.join(config, '..data_tmp'));
    renameSync(path.join(config, '..data_tmp'), path.join(config, '..data'));
    await vi.waitFor(() => expect(titles.at(-1)).toBe('two'), soon);
  });

  it('follows a symbolic link to a folder that is switched', async () => {
    const cwd = createFolder({
      'v1/app-config.yaml': 'app: {title: {$file: title.txt}}',
      'v1/title.txt': 'one',
      'v2/app-config.yaml': 'app: {title: {$file: title.txt}}',
      'v2/title.txt': 'two',
    });
    symlinkSync('v1', path.join(cwd, 'config'));
    const { titles } = await watch(cwd);
    symlinkSync('v2', path.join(cwd, 'next'));
    renameSync(path.join(cwd, 'next'), path.join(cwd, 'config'));
    await vi.waitFor(() => expect(titles).toEqual(['two']), soon);
    writeFileSync(path.join(cwd, 'v2/title.txt'), 'three');
    await vi.waitFor(() => expect(titles).toEqual(['two', 'three']), soon);
  });

  it('detects a new file in a new folder', async () => {
    const { cwd, titles } = await watchFolder({
      'config/app-config.yaml': 'app: {title: {$file: more/title.txt}}',
    });
    mkdirSync(path.join(cwd, 'config/more'));
    await pause(100);
    writeFileSync(path.join(cwd, 'config/more/title.txt'), 'there');
    await vi.waitFor(() => expect(titles.at(-1)).toBe('there'), soon);
  });

  it('continues when the folder is removed and created again', async () => {
    const { cwd, titles } = await watchFolder({ 'config/app-config.yaml': 'app: {title: one}' });
    for (const title of ['two', 'three']) {
      rmSync(path.join(cwd, 'config'), { recursive: true });
      mkdirSync(path.join(cwd, 'config'));
      writeFileSync(path.join(cwd, 'config/app-config.yaml'), `app: {title: ${title}}`);
      await vi.waitFor(() => expect(titles.at(-1)).toBe(title), soon);
    }
  });

  it('detects changes between the first load and the start of the watch', async () => {
    const cwd = createFolder({ 'config/app-config.yaml': 'app: {title: one}' });
    const options = { settings: bundledSettings, env: {}, cwd };
    const loaded = await loadConfig(options);
    writeFileSync(path.join(cwd, 'config/app-config.yaml'), 'app: {title: two}');
    const { titles } = await watch(cwd, loaded.value);
    await vi.waitFor(() => expect(titles).toEqual(['two']), soon);
  });

  it('does not report an unchanged file with a byte order mark', async () => {
    const { titles } = await watchFolder({ 'config/app-config.yaml': '\uFEFFapp: {title: one}' });
    await pause(300);
    expect(titles).toEqual([]);
  });

  it('is not delayed by other events in the folder', async () => {
    const { cwd, titles, write } = await watchFolder({ 'config/app-config.yaml': 'app: {title: one}' });
    const noise = setInterval(
      () => writeFileSync(path.join(cwd, 'config/log.txt'), String(Math.random())),
      10,
    );
    onTestFinished(() => clearInterval(noise));
    write('config/app-config.yaml', 'app: {title: two}');
    await vi.waitFor(() => expect(titles).toEqual(['two']), soon);
  });

  it('ignores unchanged contents, and reports consecutive writes once', async () => {
    const { cwd, titles, write } = await watchFolder({ 'config/app-config.yaml': 'app: {title: one}' });
    write('config/app-config.yaml', 'app: {title: one}');
    write('config/unrelated.txt', 'x');
    mkdirSync(path.join(cwd, 'config/more'));
    await pause(400);
    expect(titles).toEqual([]);
    for (const title of ['two', 'three', 'four']) write('config/app-config.yaml', `app: {title: ${title}}`);
    await vi.waitFor(() => expect(titles).toEqual(['four']), soon);
  });

  it('reports nothing after it was closed', async () => {
    const { titles, write, watcher } = await watchFolder({ 'config/app-config.yaml': 'app: {title: one}' });
    watcher.close();
    write('config/app-config.yaml', 'app: {title: two}');
    await pause(400);
    expect(titles).toEqual([]);
  });

  it('reports failed loads, and loads the next change', async () => {
    const cwd = createFolder({ 'config/app-config.yaml': 'app: {title: one}' });
    let isBroken = true;
    const env = new Proxy<Record<string, string>>(
      {},
      {
        ownKeys() {
          if (isBroken) throw new Error('broken');
          return [];
        },
      },
    );
    const { value } = await loadConfig({ settings: bundledSettings, env: {}, cwd });
    const heard: string[] = [];
    const watcher = watchConfig(
      value,
      { settings: bundledSettings, env, cwd },
      () => heard.push('loaded'),
      (error) => heard.push(String(error)),
    );
    onTestFinished(() => watcher.close());
    writeFileSync(path.join(cwd, 'config/app-config.yaml'), 'app: {title: two}');
    await vi.waitFor(() => expect(heard).toEqual(['Error: broken']), soon);
    isBroken = false;
    writeFileSync(path.join(cwd, 'config/app-config.yaml'), 'app: {title: three}');
    await vi.waitFor(() => expect(heard).toEqual(['Error: broken', 'loaded']), soon);
  });
});
