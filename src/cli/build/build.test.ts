import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';

interface Stamps {
  isUpToDate: (target: object) => boolean;
  createStamp: (target: object) => { times: string; contents: string };
  writeStamp: (target: object, stamp: object) => void;
}

/** A copy of the build scripts in a separate folder, so that tests can change its files. */
async function createInstallation() {
  const root = mkdtempSync(path.join(tmpdir(), 'trellis-build-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const scripts = path.join(root, 'src/cli/build');
  cpSync(import.meta.dirname, scripts, { recursive: true });
  const output = path.join(root, 'dist/thing');
  mkdirSync(output, { recursive: true });
  const target = {
    name: 'thing',
    title: 'a thing',
    output,
    inputs: ['source', 'single.txt'],
    ignored: ['source/skip'],
    after: [],
  };
  const write = (file: string, content: string): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  };
  write('source/a.ts', 'a');
  const stamps = (await import(pathToFileURL(path.join(scripts, 'stamps.mjs')).href)) as Stamps;
  return { root, target, write, ...stamps };
}

describe('a target is out of date', () => {
  it('if it was never built', async () => {
    const { target, isUpToDate } = await createInstallation();
    expect(isUpToDate(target)).toBe(false);
  });

  it('if inputs were changed, added or removed since its last build', async () => {
    const { root, target, write, isUpToDate, createStamp, writeStamp } = await createInstallation();
    const remember = (): void => writeStamp(target, createStamp(target));
    remember();
    expect(isUpToDate(target)).toBe(true);
    write('source/a.ts', 'changed');
    expect(isUpToDate(target)).toBe(false);
    remember();
    write('source/inner/b.ts', 'b');
    expect(isUpToDate(target)).toBe(false);
    remember();
    rmSync(path.join(root, 'source/a.ts'));
    expect(isUpToDate(target)).toBe(false);
    remember();
    write('single.txt', 'x');
    expect(isUpToDate(target)).toBe(false);
  });

  it('not if only times of files changed, and the new times are stored', async () => {
    const { root, target, isUpToDate, createStamp, writeStamp } = await createInstallation();
    writeStamp(target, createStamp(target));
    const stampFile = path.join(root, 'dist/stamps/thing.json');
    const before = readFileSync(stampFile, 'utf8');
    utimesSync(path.join(root, 'source/a.ts'), new Date(), new Date(Date.now() + 5000));
    expect(isUpToDate(target)).toBe(true);
    expect(readFileSync(stampFile, 'utf8')).not.toBe(before);
    expect(isUpToDate(target)).toBe(true);
  });

  it('not if tests, documentation or ignored folders changed', async () => {
    const { target, write, isUpToDate, createStamp, writeStamp } = await createInstallation();
    writeStamp(target, createStamp(target));
    write('source/a.test.ts', 'test');
    write('source/README.md', 'text');
    write('source/skip/c.ts', 'c');
    expect(isUpToDate(target)).toBe(true);
  });

  it('if its output is missing', async () => {
    const { target, isUpToDate, createStamp, writeStamp } = await createInstallation();
    writeStamp(target, createStamp(target));
    rmSync(target.output, { recursive: true });
    expect(isUpToDate(target)).toBe(false);
  });
});
