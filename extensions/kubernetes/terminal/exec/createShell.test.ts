import { describe, expect, it } from 'vitest';
import { createShell, type ShellState } from './createShell';
import type { ShellFailure } from './explainRefusal';
import type { Socket, SocketFrame } from './openSocket';

/** A connection whose frames the test sends. */
function createSocket() {
  const sent: number[][] = [];
  const frames: Array<SocketFrame | undefined> = [];
  let wake: () => void = () => undefined;
  let isClosed = false;
  const push = (frame: SocketFrame | undefined): void => {
    frames.push(frame);
    wake();
  };
  const socket: Socket = {
    async read() {
      if (frames.length === 0) await new Promise<void>((resolve) => (wake = resolve));
      return frames.shift();
    },
    send: (data) => void sent.push([...data]),
    close: () => {
      isClosed = true;
      push(undefined);
    },
  };
  const receive = (channel: number, text: string, skipped = 0): void =>
    push({ data: Uint8Array.of(channel, ...new TextEncoder().encode(text)), skipped });
  return { socket, sent, receive, end: () => push(undefined), isClosed: () => isClosed };
}

function start(open: () => Promise<Socket>, explained: Array<ShellFailure | undefined> = []) {
  const lines: string[] = [];
  const states: ShellState[] = [];
  const screen = {
    columns: 80,
    rows: 24,
    write: async (output: Uint8Array | string) =>
      void lines.push(typeof output === 'string' ? output : new TextDecoder().decode(output)),
    clear: () => void lines.splice(0),
    reset: async () => void lines.push('<reset>'),
  };
  const shell = createShell({
    screen,
    texts: {
      starting: () => 'Starting',
      closed: () => 'Closed',
      reconnected: () => 'Reconnected',
      skipped: (bytes) => `Skipped ${bytes}`,
    },
    open,
    explain: async () => explained.shift(),
    onState: (state) => states.push(state),
  });
  return { shell, states, text: () => lines.join('').replaceAll('\r\n', '|') };
}

const refuse = (): Promise<Socket> => Promise.reject(new Error('refused'));

describe('a shell', () => {
  it('clears the screen when it opens, sends the size and input, and shows output in order', async () => {
    const { socket, sent, receive, end } = createSocket();
    const { shell, states, text } = start(async () => socket);
    const done = shell.connect();
    expect(text()).toBe('Starting|');
    await expect.poll(() => states.at(-1)).toEqual({ is: 'open' });
    expect(text()).toBe('');
    shell.send('a');
    shell.resize(100, 40);
    receive(1, '$ ');
    receive(2, 'warning');
    receive(3, '{"status":"Success"}');
    end();
    await done;
    expect(sent.map(([channel]) => channel)).toEqual([4, 0, 4]);
    expect(text()).toBe('$ warning<reset>|Closed|');
    expect(states).toEqual([{ is: 'connecting' }, { is: 'open' }, { is: 'exited', code: 0 }]);
  });

  it('is lost if the connection closes without a status, and keeps its output when it connects again', async () => {
    const sockets = [createSocket(), createSocket()];
    const opened = [...sockets];
    const { shell, states, text } = start(async () => (opened.shift() ?? createSocket()).socket);
    const done = shell.connect();
    sockets[0]?.receive(1, 'first');
    sockets[0]?.end();
    await done;
    expect(states.at(-1)).toEqual({ is: 'lost' });
    const again = shell.connect();
    sockets[1]?.receive(1, 'second');
    sockets[1]?.end();
    await again;
    expect(text()).toBe('first<reset>|Closed||\x1b[2mReconnected\x1b[0m|second<reset>|Closed|');
  });

  it('reports a container without a shell', async () => {
    const { socket, receive, end } = createSocket();
    const { shell, states } = start(async () => socket);
    const message = 'exec: "/bin/sh": stat /bin/sh: no such file or directory';
    receive(3, JSON.stringify({ status: 'Failure', message }));
    end();
    await shell.connect();
    expect(states.at(-1)).toEqual({ is: 'refused', failure: { reason: 'noShell', message } });
  });

  it('explains why it was refused', async () => {
    const failure: ShellFailure = { reason: 'notPermitted', message: 'Unauthorized' };
    const { shell, states, text } = start(refuse, [failure]);
    await shell.connect();
    expect(states.at(-1)).toEqual({ is: 'refused', failure });
    expect(text()).toBe('Starting|<reset>|Closed|');
  });

  it('connects once more if the token has been renewed', async () => {
    const failure: ShellFailure = { reason: 'blocked', message: '' };
    let attempts = 0;
    const open = (): Promise<Socket> => {
      attempts++;
      return refuse();
    };
    const { shell, states } = start(open, [undefined, failure]);
    await shell.connect();
    expect(attempts).toBe(2);
    expect(states.at(-1)).toEqual({ is: 'refused', failure });
  });

  it('marks output that was skipped', async () => {
    const { socket, receive, end } = createSocket();
    const { shell, text } = start(async () => socket);
    receive(1, 'late', 5000);
    end();
    await shell.connect();
    expect(text()).toContain('Skipped 5000|late');
  });

  it('ends with the dialog, and reports nothing after that', async () => {
    const { socket, isClosed } = createSocket();
    const { shell, states } = start(async () => socket);
    const done = shell.connect();
    await expect.poll(() => states.at(-1)).toEqual({ is: 'open' });
    shell.close();
    await done;
    expect(isClosed()).toBe(true);
    expect(states).toEqual([{ is: 'connecting' }, { is: 'open' }]);
  });

  it('closes a connection that opens after the dialog was closed', async () => {
    const { socket, isClosed } = createSocket();
    let open: (socket: Socket) => void = () => undefined;
    const { shell, states } = start(() => new Promise((resolve) => (open = resolve)));
    const done = shell.connect();
    shell.close();
    open(socket);
    await done;
    expect(isClosed()).toBe(true);
    expect(states).toEqual([{ is: 'connecting' }]);
  });
});
