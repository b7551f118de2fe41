import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';

interface Stamps {
  isUpToDate: (target: object) => boolean;
  takeStamp: (target: object) => { times: string; contents: string };
  writeStamp: (target: object, stamp: object) => void;
}

/** A copy of the build scripts in a folder of their own, so that the root they find is one that a test may change. */
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

describe('what is out of date', () => {
  it('is what was never built', async () => {
    const { target, isUpToDate } = await createInstallation();
    expect(isUpToDate(target)).toBe(false);
  });

  it('is what has other, more or fewer inputs than at its last build', async () => {
    const { root, target, write, isUpToDate, takeStamp, writeStamp } = await createInstallation();
    const remember = (): void => writeStamp(target, takeStamp(target));
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

  it('is not what was only touched, and the next look is a quick one', async () => {
    const { root, target, isUpToDate, takeStamp, writeStamp } = await createInstallation();
    writeStamp(target, takeStamp(target));
    const stampFile = path.join(root, 'dist/stamps/thing.json');
    const before = readFileSync(stampFile, 'utf8');
    utimesSync(path.join(root, 'source/a.ts'), new Date(), new Date(Date.now() + 5000));
    expect(isUpToDate(target)).toBe(true);
    expect(readFileSync(stampFile, 'utf8')).not.toBe(before);
    expect(isUpToDate(target)).toBe(true);
  });

  it('is not what has other tests, documentation or ignored folders', async () => {
    const { target, write, isUpToDate, takeStamp, writeStamp } = await createInstallation();
    writeStamp(target, takeStamp(target));
    write('source/a.test.ts', 'test');
    write('source/README.md', 'text');
    write('source/skip/c.ts', 'c');
    expect(isUpToDate(target)).toBe(true);
  });

  it('is what lost its output', async () => {
    const { target, isUpToDate, takeStamp, writeStamp } = await createInstallation();
    writeStamp(target, takeStamp(target));
    rmSync(target.output, { recursive: true });
    expect(isUpToDate(target)).toBe(false);
  });
});
