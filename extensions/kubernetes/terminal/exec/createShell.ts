import { encodeInput, encodeSize, isWithoutShell, parseFrame, type ExecEnd } from './execChannels';
import type { ShellFailure } from './explainRefusal';
import type { Socket } from './openSocket';

/** What a user sees of a shell. */
export type ShellState =
  | { is: 'connecting' }
  | { is: 'open' }
  /** The shell has ended. */
  | { is: 'exited'; code: number }
  /** The connection broke. */
  | { is: 'lost' }
  /** The shell could not be started. */
  | { is: 'refused'; failure: ShellFailure };

/** Where the output of a shell is shown. */
export interface ShellScreen {
  columns: number;
  rows: number;
  /** Shows output. Resolves when more may be written, so that a slow screen slows down the shell. */
  write(output: Uint8Array | string): Promise<void>;
  /** Removes the output. */
  clear(): void;
  /** Undoes what a program has changed, such as the alternate screen, when all output is shown. The output stays. */
  reset(): Promise<void>;
}

/** The lines that the portal adds to the output. */
export interface ShellTexts {
  starting: () => string;
  closed: () => string;
  reconnected: () => string;
  skipped: (bytes: number) => string;
}

/** Options of {@link createShell}. */
export interface ShellOptions {
  screen: ShellScreen;
  texts: ShellTexts;
  /** Opens a connection. @throws if it is refused */
  open: (signal: AbortSignal) => Promise<Socket>;
  /** Explains why a connection was refused, or returns `undefined` if it should be opened again at once. */
  explain: (signal: AbortSignal) => Promise<ShellFailure | undefined>;
  onState: (state: ShellState) => void;
}

/** A shell in a container, whose output is on a screen. */
export interface Shell {
  /** Connects, also again after the shell has ended. The output before stays on the screen. */
  connect(): Promise<void>;
  /** Sends what the user types. */
  send(input: string | Uint8Array): void;
  resize(columns: number, rows: number): void;
  /** Ends the shell. Nothing is reported after that. */
  close(): void;
}

/** Connects a screen to a shell. */
export function createShell({ screen, texts, open, explain, onState }: ShellOptions): Shell {
  const closing = new AbortController();
  let socket: Socket | undefined;
  let hasInput = false;
  let hasOutput = false;

  /** Returns the connection, or undefined after the refusal has been reported. */
  async function openOrExplain(mayRepeat: boolean): Promise<Socket | undefined> {
    try {
      return await open(closing.signal);
    } catch {
      if (closing.signal.aborted) return undefined;
      const failure = await explain(closing.signal);
      if (closing.signal.aborted) return undefined;
      if (failure === undefined && mayRepeat) return openOrExplain(false);
      await finish({ is: 'refused', failure: failure ?? { reason: 'other', message: '' } });
      return undefined;
    }
  }

  /** Shows the output until the connection is closed, and returns how the shell ended. */
  async function show(connection: Socket): Promise<ExecEnd | undefined> {
    let end: ExecEnd | undefined;
    for (;;) {
      const received = await connection.read();
      if (received === undefined || closing.signal.aborted) return end;
      if (received.skipped > 0) await screen.write(`\x1b[0m\r\n${texts.skipped(received.skipped)}\r\n`);
      const frame = parseFrame(received.data);
      if (frame?.is === 'output') await screen.write(frame.data);
      if (frame?.is === 'end') end = frame.end;
    }
  }

  async function finish(state: ShellState): Promise<void> {
    socket = undefined;
    await screen.reset();
    await screen.write(`\r\n${texts.closed()}\r\n`);
    if (!closing.signal.aborted) onState(state);
  }

  return {
    async connect() {
      onState({ is: 'connecting' });
      if (!hasOutput) void screen.write(`${texts.starting()}\r\n`);
      const connection = await openOrExplain(true);
      if (!connection) return;
      if (closing.signal.aborted) return connection.close();
      socket = connection;
      hasInput = false;
      if (hasOutput) void screen.write(`\r\n\x1b[2m${texts.reconnected()}\x1b[0m\r\n`);
      else screen.clear();
      hasOutput = true;
      onState({ is: 'open' });
      socket.send(encodeSize(screen.columns, screen.rows));
      const end = await show(connection);
      if (!closing.signal.aborted) await finish(readEnd(end, hasInput));
    },
    send(input) {
      hasInput = true;
      socket?.send(encodeInput(input));
    },
    resize: (columns, rows) => socket?.send(encodeSize(columns, rows)),
    close() {
      closing.abort();
      socket?.close();
    },
  };
}

function readEnd(end: ExecEnd | undefined, hasInput: boolean): ShellState {
  if (end === undefined) return { is: 'lost' };
  const message = end.is === 'failed' ? end.message : '';
  if (isWithoutShell(end, hasInput)) return { is: 'refused', failure: { reason: 'noShell', message } };
  return end.is === 'exited' ? end : { is: 'refused', failure: { reason: 'other', message } };
}
