import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createFolder } from './testing/createFolder';
import { loadConfig } from './loadConfig';
import { watchConfig } from './watchConfig';

async function watchFolder(files: Record<string, string>) {
  const cwd = createFolder(files);
  const options = { env: {}, cwd };
  const titles: unknown[] = [];
  const loaded = await loadConfig(options);
  const watch = watchConfig(loaded.value, options, ({ value }) => {
    titles.push((value.source.data['app'] as Record<string, unknown>)['title']);
  });
  onTestFinished(() => watch.close());
  const write = (name: string, content: string) => writeFileSync(path.join(cwd, name), content);
  return { cwd, titles, write, watch };
}

const soon = { timeout: 5000, interval: 20 };
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('watchConfig', () => {
  it('loads again when a file is written', async () => {
    const { titles, write } = await watchFolder({ 'config/app-config.yaml': 'app: {title: one}' });
    write('config/app-config.yaml', 'app: {title: two}');
    await vi.waitFor(() => expect(titles).toEqual(['two']), soon);
  });

  it('loads again when an editor puts a new file in the place of the old one, twice', async () => {
    const { cwd, titles, write } = await watchFolder({ 'config/app-config.yaml': 'app: {title: one}' });
    for (const [index, title] of ['two', 'three'].entries()) {
      write('config/.swap', `app: {title: ${title}}`);
      renameSync(path.join(cwd, 'config/.swap'), path.join(cwd, 'config/app-config.yaml'));
      await vi.waitFor(() => expect(titles[index]).toBe(title), soon);
    }
  });

  it('loads again when the local file appears and when it goes', async () => {
    const { cwd, titles, write } = await watchFolder({ 'config/app-config.yaml': 'app: {title: one}' });
    write('config/app-config.local.yaml', 'app: {title: local}');
    await vi.waitFor(() => expect(titles).toEqual(['local']), soon);
    rmSync(path.join(cwd, 'config/app-config.local.yaml'));
    await vi.waitFor(() => expect(titles).toEqual(['local', 'one']), soon);
  });

  it('watches included files, also those that a change adds', async () => {
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

  it('follows a link that is swapped, as a mounted ConfigMap does it', async () => {
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

  it('says nothing when contents stay the same, and one thing for writes in a row', async () => {
    const { cwd, titles, write } = await watchFolder({ 'config/app-config.yaml': 'app: {title: one}' });
    write('config/app-config.yaml', 'app: {title: one}');
    write('config/unrelated.txt', 'x');
    mkdirSync(path.join(cwd, 'config/more'));
    await pause(400);
    expect(titles).toEqual([]);
    for (const title of ['two', 'three', 'four']) write('config/app-config.yaml', `app: {title: ${title}}`);
    await vi.waitFor(() => expect(titles).toEqual(['four']), soon);
  });

  it('is quiet after it was closed', async () => {
    const { titles, write, watch } = await watchFolder({ 'config/app-config.yaml': 'app: {title: one}' });
    watch.close();
    write('config/app-config.yaml', 'app: {title: two}');
    await pause(400);
    expect(titles).toEqual([]);
  });
});
