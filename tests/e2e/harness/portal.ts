import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** A running portal, started by the real command with its own data folder and port. */
export interface Portal {
  url: string;
  pid: number | undefined;
  /** The output so far. */
  output(): string;
  stop(): Promise<number | null>;
}

/** Options of {@link startPortal}. */
export interface PortalOptions {
  /** YAML files for `--config`. The default is the sample configuration. */
  configs?: string[];
  env?: Record<string, string>;
  dataDir?: string;
  /** False for a portal without a catalog. Otherwise, the start waits until the catalog is loaded. */
  catalog?: boolean;
  /** The target of a location. The start waits until it is loaded, instead of any. */
  location?: string;
}

/** Runs `trellis start` and waits until it prints its address. */
export async function startPortal(options: PortalOptions = {}): Promise<Portal> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'trellis-e2e-')));
  const configs = (options.configs ?? []).flatMap((file) => ['--config', file]);
  const child = spawn(process.execPath, ['src/cli/bin.mjs', 'start', ...configs], {
    cwd: root,
    env: { ...process.env, PORT: '0', TRELLIS_DATA: dataDir, NO_COLOR: '1', ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const url = await waitForAddress(child, () => output);
  if (options.catalog !== false) await waitForCatalog(() => output, options.location);
  return {
    url,
    pid: child.pid,
    output: () => output,
    async stop() {
      const code = await stopProcess(child);
      if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}

/** Writes a configuration file for one test and returns its path. */
export async function writeConfig(yaml: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'trellis-config-'));
  const file = join(folder, 'app-config.yaml');
  await writeFile(file, yaml);
  return file;
}

function waitForAddress(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => fail('did not start within 120 s'), 120_000);
    const timer = setInterval(() => {
      const address = /https?:\/\/[\w.:[\]-]+/.exec(
        output()
          .split('\n')
          .find((line) => /ready|listening/i.test(line)) ?? '',
      );
      if (address === null) return;
      clearTimeout(limit);
      clearInterval(timer);
      resolve(address[0]);
    }, 50);
    child.once('exit', (code) => fail(`exited with code ${code}`));

    function fail(reason: string): void {
      clearTimeout(limit);
      clearInterval(timer);
      child.kill('SIGKILL');
      reject(new Error(`The portal ${reason}:\n${output()}`));
    }
  });
}

/** Waits because a page that is opened before the catalog is loaded shows an empty list. Unchanged files are not loaded again. */
async function waitForCatalog(output: () => string, location = ''): Promise<void> {
  const limit = Date.now() + (location ? 60_000 : 10_000);
  const isLoaded = () =>
    output()
      .split('\n')
      .some((line) => line.includes(location) && /: \d+ entities \(/.test(line));
  while (!isLoaded()) {
    if (Date.now() < limit) await new Promise((resolve) => setTimeout(resolve, 50));
    else if (location) throw new Error(`The portal did not load ${location}:\n${output()}`);
    else return;
  }
}

function stopProcess(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    const limit = setTimeout(() => child.kill('SIGKILL'), 10_000);
    child.once('exit', (code) => {
      clearTimeout(limit);
      resolve(code);
    });
    child.kill('SIGTERM');
  });
}
