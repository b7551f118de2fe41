import { rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundledSettings } from '#extensions/settings';
import { createFolder } from './testing/createFolder';
import { loadConfig } from './loadConfig';

const files = {
  'config/app-config.yaml': 'app:\n  title: {$file: title.txt}\nx: {$include: "sub/part.yaml#a"}\n',
  'config/title.txt': 'Disk',
  'config/sub/part.yaml': 'a: {b: {$include: deeper.yaml}}\n',
  'config/sub/deeper.yaml': 'c: 1\n',
};

describe('given texts', () => {
  it('are read instead of the disk, also for included files', async () => {
    const cwd = createFolder(files);
    const given = new Map([
      [path.join(cwd, 'config/title.txt'), 'Given'],
      [path.join(cwd, 'config/sub/deeper.yaml'), 'c: 2'],
    ]);
    const { value, problems } = await loadConfig({ settings: bundledSettings, env: {}, cwd, files: given });
    expect(problems).toEqual([]);
    expect(value.source.data).toMatchObject({ app: { title: 'Given' }, x: { b: { c: 2 } } });
  });

  it('can add and remove files', async () => {
    const cwd = createFolder({ ...files, 'config/app-config.local.yaml': 'y: 1' });
    const local = path.join(cwd, 'config/app-config.local.yaml');
    const absent = await loadConfig({
      settings: bundledSettings,
      env: {},
      cwd,
      files: new Map([[local, null]]),
    });
    expect('y' in absent.value.source.data).toBe(false);
    rmSync(local);
    const there = await loadConfig({
      settings: bundledSettings,
      env: {},
      cwd,
      files: new Map([[local, 'y: 2']]),
    });
    expect(there.value.source.data['y']).toBe(2);
  });

  it('load the same configuration after all files are removed', async () => {
    const cwd = createFolder(files);
    const first = await loadConfig({ settings: bundledSettings, env: {}, cwd });
    rmSync(path.join(cwd, 'config'), { recursive: true });
    const again = await loadConfig({ settings: bundledSettings, env: {}, cwd, files: first.value.texts });
    expect(again.problems).toEqual([]);
    expect(again.value.source.data).toEqual(first.value.source.data);
  });

  it('have the same size limit as files', async () => {
    const cwd = createFolder(files);
    const given = new Map([[path.join(cwd, 'config/title.txt'), 'x'.repeat(1024 * 1024 + 1)]]);
    const { problems } = await loadConfig({ settings: bundledSettings, env: {}, cwd, files: given });
    expect(problems.map(({ code }) => code)).toEqual(['CONFIG_INCLUDE_FAILED']);
  });
});

describe('the sources', () => {
  it('are the texts of all files, by their name in places', async () => {
    const cwd = createFolder(files);
    const { value } = await loadConfig({ settings: bundledSettings, env: {}, cwd });
    expect(Object.fromEntries(value.sources)).toEqual(files);
  });
});
