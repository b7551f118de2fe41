import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { build } from './build/build.mjs';
import { targets } from './build/targets.mjs';
import { createFolder } from './testing/runCommand';

const launcher = path.join(import.meta.dirname, 'bin.mjs');

interface Running {
  child: ChildProcess;
  cwd: string;
  output: { stdout: string; stderr: string };
  ended: Promise<number | null>;
}

type Files = Record<string, string>;

/** Runs the real command in a separate process, in a folder with these files. */
function runProcess(args: string[], files: Files, env: Record<string, string> = {}): Running {
  return runProgram(process.execPath, [launcher, ...args], files, env);
}

function runProgram(program: string, args: string[], files: Files, env: Record<string, string>): Running {
  const cwd = createFolder(files);
  const child = spawn(program, args, {
    cwd,
    env: { PATH: process.env['PATH'], HOME: cwd, TRELLIS_DATA: path.join(cwd, 'data'), ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  return { child, output, ended, cwd };
}

beforeAll(() => build(Object.values(targets)), 600_000);

describe('the trellis process', () => {
  it('checks a file, prints JSON and nothing else, and exits with 1 for errors', async () => {
    const { ended, output } = runProcess(['check', '--config', 'a.yaml', '--format', 'json'], {
      'a.yaml': 'app: {title: 3}',
    });
    expect(await ended).toBe(1);
    expect(JSON.parse(output.stdout).problems).toHaveLength(1);
    expect(output.stderr).toBe('');
  }, 240_000);

  it('exits with 2 for an invalid command line', async () => {
    const { ended, output } = runProcess(['chekc'], {});
    expect(await ended).toBe(2);
    expect(output).toEqual({ stdout: '', stderr: expect.stringContaining("Did you mean 'check'?") });
  }, 240_000);

  it('keeps working when standard error is closed', async () => {
    const { child, ended, output } = runProcess(['config:print', '--config', 'a.yaml'], {
      'a.yaml': 'app: {titel: x}',
    });
    child.stderr?.destroy();
    expect(await ended).toBe(0);
    expect(output.stdout).toContain('title: Trellis');
  }, 240_000);

  it('starts, prints its URL and the problems of the configuration, serves, and stops on SIGTERM', async () => {
    const files = { 'a.yaml': 'app: {titel: x}\ncatalog: {locations: []}' };
    const { child, ended, output } = runProcess(['start', '--config', 'a.yaml'], files, { PORT: '0' });
    await vi.waitFor(
      () => expect(output.stdout).toMatch(/^Trellis is ready at http:\/\/localhost:\d+ /m),
      90_000,
    );
    await vi.waitFor(() => expect(output.stderr).toContain('CONFIG_KEY_UNKNOWN a.yaml:1:7'), 90_000);
    const [address] = /http:\/\/localhost:\d+/.exec(output.stdout) ?? [''];
    const page = await fetch(address, { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain('id="trellis-config"');
    expect((await fetch(`${address}/.backstage/health/v1/readiness`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(output.stderr).toContain('Stopping (SIGTERM)');
  }, 240_000);

  it('stops with exit code 0 while a host does not answer', async () => {
    let asked = 0;
    const silent = createServer(() => asked++).listen(0, '127.0.0.1');
    onTestFinished(() => {
      silent.closeAllConnections();
      silent.close();
    });
    await once(silent, 'listening');
    const host = `127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const files = {
      'a.yaml': `backend: {reading: {allow: [{host: '${host}'}]}}
catalog: {locations: [{type: url, target: 'http://${host}/catalog-info.yaml'}]}`,
    };
    const { child, ended, output } = runProcess(['start', '--config', 'a.yaml'], files, { PORT: '0' });
    await vi.waitFor(() => expect(output.stdout).toMatch(/ready/), 90_000);
    await vi.waitFor(() => expect(asked).toBe(1), 90_000);
    child.kill('SIGTERM');
    // The process would exit with 1 if it were ended because stopping takes too long.
    expect(await ended).toBe(0);
  }, 240_000);

  it('prints the problems of a configuration as soon as it is saved', async () => {
    const { child, ended, output, cwd } = runProcess(
      ['start', '--config', 'a.yaml'],
      { 'a.yaml': 'catalog: {locations: []}' },
      { PORT: '0' },
    );
    await vi.waitFor(() => expect(output.stdout).toMatch(/ready/), 90_000);
    writeFileSync(path.join(cwd, 'a.yaml'), 'app: {title: 3}');
    await vi.waitFor(() => expect(output.stderr).toContain('CONFIG_VALUE_INVALID a.yaml:1:14'), 90_000);
    await vi.waitFor(() => expect(output.stderr).toContain('has errors and is not applied.'), 90_000);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  }, 240_000);

  it('stops when npm stops, which signals only the shell in between', async () => {
    const files = { 'a.yaml': 'catalog: {locations: []}', 'package.json': '{}' };
    const command = `"${process.execPath}" "${launcher}" start --config a.yaml; exit 3`;
    const { child, output } = runProgram('sh', ['-c', command], files, {
      PORT: '0',
      npm_lifecycle_event: 'start',
    });
    await vi.waitFor(() => expect(output.stdout).toMatch(/ready/), 90_000);
    const [address = ''] = /http:\/\/localhost:\d+/.exec(output.stdout) ?? [];
    child.kill('SIGTERM');
    await vi.waitFor(() => expect(output.stderr).toContain('Stopping (SIGTERM)'), 90_000);
    await vi.waitFor(() => expect(fetch(address)).rejects.toThrow('fetch failed'), 90_000);
  }, 240_000);

  it('does not start if the given file is missing', async () => {
    const { ended, output } = runProcess(['start', '--config', 'nope.yaml'], {}, { PORT: '0' });
    expect(await ended).toBe(2);
    expect(output.stderr).toContain("The configuration file 'nope.yaml' does not exist.");
  }, 240_000);

  it('prints what to do if the port is in use', async () => {
    const files = { 'a.yaml': 'catalog: {locations: []}' };
    const first = runProcess(['start', '--config', 'a.yaml'], files, { PORT: '0' });
    await vi.waitFor(() => expect(first.output.stdout).toMatch(/ready/), 90_000);
    const [, port = ''] = /localhost:(\d+)/.exec(first.output.stdout) ?? [];
    const second = runProcess(['start', '--config', 'a.yaml'], files, { PORT: port });
    expect(await second.ended).toBe(1);
    expect(second.output.stderr).toContain(`Port ${port} of 127.0.0.1 is already in use`);
    first.child.kill('SIGINT');
    expect(await first.ended).toBe(0);
  }, 240_000);
});
