import { execFile, spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';

const STDIN = 0;
const STDOUT = 1;
const STDERR = 2;
const ERROR = 3;
const RESIZE = 4;
/** The first byte of a frame that closes the channel in the second byte. */
const CLOSE = 255;

/** The protocols of the API server, best first. */
const PROTOCOLS = ['v5.channel.k8s.io', 'v4.channel.k8s.io', 'channel.k8s.io'];

const sockets = new WebSocketServer({
  noServer: true,
  handleProtocols: (offered) => PROTOCOLS.find((protocol) => offered.has(protocol)) ?? false,
});

/** Returns whether a request offers a protocol in which commands can run. */
export function offersExecProtocol({ headers }: IncomingMessage): boolean {
  const offered = (headers['sec-websocket-protocol'] ?? '').split(',').map((protocol) => protocol.trim());
  return PROTOCOLS.some((protocol) => offered.includes(protocol));
}

/**
 * Runs the command of a request on this machine, in an empty folder, and connects it to the WebSocket. With `tty`, it has a
 * terminal, which `script` of util-linux provides.
 */
export function acceptExec(
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  query: URLSearchParams,
): void {
  sockets.handleUpgrade(request, socket, head, (webSocket) => runCommand(webSocket, query));
}

function runCommand(webSocket: WebSocket, query: URLSearchParams): void {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-pod-'));
  const hasTerminal = query.get('tty') === 'true';
  const child = start(query.getAll('command'), folder, hasTerminal);
  const send = (channel: number, data: Buffer | string): void => {
    if (webSocket.readyState === webSocket.OPEN)
      webSocket.send(Buffer.concat([Buffer.of(channel), Buffer.from(data)]));
  };
  // Output waits while the reader is slow.
  const forward = (channel: number) => (data: Buffer) => {
    send(channel, data);
    if (webSocket.bufferedAmount < 1_000_000) return;
    child.stdout.pause();
    const timer = setInterval(() => {
      if (webSocket.bufferedAmount >= 1_000_000) return;
      clearInterval(timer);
      child.stdout.resume();
    }, 5);
  };
  let terminal: string | undefined;
  let size = '';
  child.stdout.on('data', (data: Buffer) => {
    if (!hasTerminal || terminal !== undefined) return forward(STDOUT)(data);
    // The first line names the terminal.
    const end = data.indexOf('\n');
    terminal = data.subarray(0, end).toString().trim();
    if (size !== '') resize(terminal, size);
    if (data.length > end + 1) send(STDOUT, data.subarray(end + 1));
  });
  child.stderr.on('data', forward(STDERR));
  child.stdin.on('error', () => undefined);
  child.on('error', (error) => send(ERROR, JSON.stringify(failure(error.message, undefined))));
  child.on('close', (code) => {
    rmSync(folder, { recursive: true, force: true });
    if (webSocket.protocol !== 'channel.k8s.io') send(ERROR, JSON.stringify(endOf(code ?? 1)));
    webSocket.close(1000);
  });
  webSocket.on('message', (message: Buffer) => {
    const [channel] = message;
    if (channel === STDIN) child.stdin.write(message.subarray(1));
    if (channel === CLOSE && message[1] === STDIN) child.stdin.end();
    if (channel !== RESIZE) return;
    size = message.subarray(1).toString();
    if (terminal !== undefined) resize(terminal, size);
  });
  // When `script` ends, its terminal closes, which ends the command. It ignores a hangup.
  webSocket.on('close', () => child.kill('SIGKILL'));
}

function start(command: string[], cwd: string, hasTerminal: boolean): ChildProcessWithoutNullStreams {
  const env = { PATH: '/usr/bin:/bin', HOME: cwd, TERM: 'xterm-256color', PS1: '$ ' };
  const [file = '/bin/sh', ...rest] = command;
  if (!hasTerminal) return spawn(file, rest, { cwd, env });
  const quoted = [file, ...rest].map((part) => `'${part.replaceAll("'", String.raw`'\''`)}'`).join(' ');
  return spawn('script', ['-qfec', `tty; exec ${quoted}`, '/dev/null'], { cwd, env });
}

function resize(terminal: string, text: string): void {
  const { Width, Height } = JSON.parse(text) as { Width: number; Height: number };
  execFile('stty', ['-F', terminal, 'cols', String(Width), 'rows', String(Height)], () => undefined);
}

function endOf(code: number): object {
  if (code === 0) return { metadata: {}, status: 'Success' };
  return failure(`command terminated with non-zero exit code: exit status ${code}`, code);
}

function failure(message: string, code: number | undefined): object {
  return {
    metadata: {},
    status: 'Failure',
    message,
    reason: code === undefined ? 'InternalError' : 'NonZeroExitCode',
    ...(code !== undefined && { details: { causes: [{ reason: 'ExitCode', message: String(code) }] } }),
  };
}
