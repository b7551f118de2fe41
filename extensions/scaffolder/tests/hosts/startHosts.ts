import { execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A request to the API of a host. */
export interface HostCall {
  host: string;
  method: string;
  path: string;
  query: URLSearchParams;
  authorization: string | undefined;
  body: Record<string, unknown>;
}

/** What a host answers: JSON, or a file. */
export interface HostAnswer {
  status: number;
  body?: unknown;
}

/** Source control hosts in front of real repositories of git. */
export interface TestHosts {
  /** Sends a request for any host to this machine. */
  transport: (url: URL, init: TransportInit) => Promise<Response>;
  /** The requests so far, as `POST github.com/user`, with their bodies. */
  calls: HostCall[];
  /** The next call for which it returns `true` fails, once. */
  failNext: ((call: HostCall) => boolean) | undefined;
  /** The authorization of the last push. */
  pushedWith: string | undefined;
  /** The absolute path of a repository. */
  pathOf(name: string): string;
  /** Creates an empty repository. `name` is its path at the host. */
  create(name: string): Promise<void>;
  /** Runs git in a repository. Returns its output without the last line break. */
  git(name: string, args: readonly string[], input?: string): Promise<string>;
  /** Returns the files of a branch with their content. */
  read(name: string, branch: string): Promise<Record<string, string>>;
  stop(): Promise<void>;
}

interface TransportInit {
  method: string;
  headers: Readonly<Record<string, string>>;
  body?: string | Uint8Array<ArrayBuffer> | undefined;
  signal: AbortSignal;
}

/** Starts an HTTP server that answers for all hosts. Paths of git are answered by git itself. */
export async function startHosts(
  answer: (call: HostCall, hosts: TestHosts) => Promise<HostAnswer>,
): Promise<TestHosts> {
  const folder = await mkdtemp(join(tmpdir(), 'trellis-hosts-'));
  const pathOf = (name: string): string => join(folder, `${name}.git`);

  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', 'http://local');
    const [, host = '', ...rest] = url.pathname.split('/');
    const isGit = /\/(?:info\/refs|git-receive-pack|git-upload-pack)$/.test(url.pathname);
    const done = isGit
      ? serveGit(incoming, outgoing, url)
      : readAll(incoming).then(async (text) => {
          const call: HostCall = {
            host,
            method: incoming.method ?? 'GET',
            path: `/${rest.map(decodeURIComponent).join('/')}`,
            query: url.searchParams,
            authorization: incoming.headers.authorization,
            body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
          };
          hosts.calls.push(call);
          const fails = hosts.failNext?.(call) === true;
          if (fails) hosts.failNext = undefined;
          const { status, body } = fails
            ? { status: 422, body: { message: 'Try again' } }
            : await answer(call, hosts);
          const isFile = Buffer.isBuffer(body);
          outgoing.writeHead(status, { 'content-type': isFile ? 'application/gzip' : 'application/json' });
          outgoing.end(body === undefined ? '' : isFile ? body : JSON.stringify(body));
        });
    done.catch((error: unknown) => {
      outgoing.writeHead(500, { 'content-type': 'application/json' });
      outgoing.end(JSON.stringify({ message: String(error) }));
    });
  });

  /** Passes a request to git, as web servers do. */
  async function serveGit(incoming: IncomingMessage, outgoing: ServerResponse, url: URL): Promise<void> {
    const { authorization } = incoming.headers;
    if (authorization === undefined) {
      outgoing.writeHead(401).end();
      return;
    }
    hosts.pushedWith = authorization;
    const path = url.pathname.replace(/(?:\.git)?\/(info\/refs|git-[a-z]+-pack)$/, '.git/$1');
    const child = spawn('git', ['http-backend'], {
      env: {
        ...process.env,
        GIT_PROJECT_ROOT: folder,
        GIT_HTTP_EXPORT_ALL: '1',
        REMOTE_USER: 'test',
        PATH_INFO: decodeURIComponent(path),
        QUERY_STRING: url.search.slice(1),
        REQUEST_METHOD: incoming.method,
        CONTENT_TYPE: incoming.headers['content-type'] ?? '',
      },
    });
    incoming.pipe(child.stdin);
    const chunks: Buffer[] = [];
    for await (const chunk of child.stdout) chunks.push(chunk as Buffer);
    const output = Buffer.concat(chunks);
    const end = output.indexOf('\r\n\r\n');
    const headers = output.subarray(0, end).toString().split('\r\n');
    for (const line of headers) {
      const [name = '', value = ''] = line.split(': ');
      if (name === 'Status') outgoing.statusCode = Number.parseInt(value, 10);
      else outgoing.setHeader(name, value);
    }
    outgoing.end(output.subarray(end + 4));
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const hosts: TestHosts = {
    calls: [],
    pathOf,
    failNext: undefined,
    pushedWith: undefined,
    transport: (url, { method, headers, body, signal }) =>
      fetch(`${origin}/${url.host}${url.pathname}${url.search}`, {
        method,
        headers,
        ...(body !== undefined && { body }),
        signal,
        redirect: 'manual',
      }),
    async create(name) {
      await mkdir(pathOf(name), { recursive: true });
      await run('git', ['init', '--quiet', '--bare', '--initial-branch=main', pathOf(name)]);
    },
    git: (name, args, input) =>
      new Promise((resolve, reject) => {
        const identity = { NAME: 'Test', EMAIL: 'test@example.com' };
        const env = {
          ...process.env,
          GIT_INDEX_FILE: join(pathOf(name), 'test.index'),
          GIT_AUTHOR_NAME: identity.NAME,
          GIT_AUTHOR_EMAIL: identity.EMAIL,
          GIT_COMMITTER_NAME: identity.NAME,
          GIT_COMMITTER_EMAIL: identity.EMAIL,
        };
        const child = execFile('git', [...args], { cwd: pathOf(name), env }, (error, stdout) =>
          error ? reject(error) : resolve(stdout.replace(/\n$/, '')),
        );
        child.stdin?.end(input);
      }),
    async read(name, branch) {
      const listed = await hosts.git(name, ['ls-tree', '-r', '--name-only', branch]);
      const paths = listed === '' ? [] : listed.split('\n');
      const contents = await Promise.all(
        paths.map(async (path) => [path, await hosts.git(name, ['show', `${branch}:${path}`])] as const),
      );
      return Object.fromEntries(contents);
    },
    async stop() {
      await new Promise((resolve) => void server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
  return hosts;
}

async function readAll(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
