import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A temporary PostgreSQL server. */
export interface TestPostgres {
  /** Connection URL of an empty database. */
  url: string;
  version: string;
  /** Stops the server immediately, like a restart by an administrator. Connections break. */
  stop(): Promise<void>;
  /** Starts it again with the same port and folder. */
  start(): Promise<void>;
  /** Creates another empty database and returns its URL. */
  createDatabase(name: string): Promise<string>;
  /** Stops the server and removes its folder. */
  remove(): Promise<void>;
}

/**
 * Starts a server from the installed binaries. Returns `undefined` if there are none, so that the test can skip with
 * `NO_POSTGRES`. If the tests run as root, the server runs as the user `postgres`, because PostgreSQL rejects root.
 */
export async function startPostgres(): Promise<TestPostgres | undefined> {
  const binaries = findBinaries();
  if (!binaries) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'trellis-postgres-'));
  const server = new Server(binaries, folder, await findFreePort());
  server.initialise();
  await server.start();
  return server;
}

export const NO_POSTGRES = 'skipped: no PostgreSQL server is installed here';

/** For `describe.skipIf`, which runs before anything has started. */
export function hasPostgres(): boolean {
  return findBinaries() !== undefined;
}

class Server implements TestPostgres {
  readonly url: string;
  readonly version: string;
  readonly #binaries: string;
  readonly #folder: string;
  readonly #port: number;
  #process: ChildProcess | undefined;

  constructor(binaries: string, folder: string, port: number) {
    this.#binaries = binaries;
    this.#folder = folder;
    this.#port = port;
    this.url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    this.version = execFileSync(join(binaries, 'postgres'), ['--version'], { encoding: 'utf8' }).trim();
  }

  initialise(): void {
    chmodSync(this.#folder, 0o700);
    if (runsAsRoot()) chownSync(this.#folder, userId('-u'), userId('-g'));
    const args = [
      '-D',
      this.#data(),
      '-U',
      'postgres',
      '--auth=trust',
      '--no-sync',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
    ];
    execFileSync(...this.#command('initdb', args), { stdio: 'pipe' });
  }

  async start(): Promise<void> {
    const settings = [
      'fsync=off',
      `port=${this.#port}`,
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${this.#folder}`,
    ];
    const args = ['-D', this.#data(), ...settings.flatMap((setting) => ['-c', setting])];
    const [command, commandArgs] = this.#command('postgres', args);
    this.#process = spawn(command, commandArgs, { stdio: 'ignore' });
    for (let attempt = 0; attempt < 200 && !this.#isReady(); attempt += 1) await wait(50);
  }

  async stop(): Promise<void> {
    const running = this.#process;
    if (!running) return;
    this.#process = undefined;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    execFileSync(...this.#command('pg_ctl', ['stop', '-D', this.#data(), '-m', 'fast', '-w']), {
      stdio: 'pipe',
    });
    await ended;
  }

  createDatabase(name: string): Promise<string> {
    execFileSync(join(this.#binaries, 'createdb'), [
      '-h',
      '127.0.0.1',
      '-p',
      String(this.#port),
      '-U',
      'postgres',
      name,
    ]);
    return Promise.resolve(`postgres://postgres@127.0.0.1:${this.#port}/${name}`);
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #data(): string {
    return join(this.#folder, 'data');
  }

  #isReady(): boolean {
    try {
      const args = ['-h', '127.0.0.1', '-p', String(this.#port), '-U', 'postgres', '-q'];
      execFileSync(join(this.#binaries, 'pg_isready'), args, { stdio: 'pipe' });
      return true;
    } catch {
      return false;
    }
  }

  #command(name: string, args: string[]): [string, string[]] {
    const program = join(this.#binaries, name);
    return runsAsRoot() ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, args];
  }
}

function findBinaries(): string | undefined {
  const root = '/usr/lib/postgresql';
  const debian = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...debian.map((version) => join(root, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return folders.find(
    (folder) => folder !== '' && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

function runsAsRoot(): boolean {
  return process.getuid?.() === 0;
}

function userId(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
