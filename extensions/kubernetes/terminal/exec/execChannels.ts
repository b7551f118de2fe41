import * as z from 'zod/mini';
import { parseJson } from './parseJson';

/** The subprotocols in which an API server runs commands, best first. Frames are binary and start with the number of a channel. */
export const EXEC_PROTOCOLS = ['v5.channel.k8s.io', 'v4.channel.k8s.io', 'channel.k8s.io'] as const;

const STDIN = 0;
const STDOUT = 1;
const STDERR = 2;
const STATUS = 3;
const RESIZE = 4;

/** How a command ended: with an exit code, or because the cluster could not run it. */
export type ExecEnd = { is: 'exited'; code: number } | { is: 'failed'; message: string };

/** A frame from the cluster. Frames that say nothing, such as the empty ones that open each channel, are `undefined`. */
export type ExecFrame = { is: 'output'; data: Uint8Array } | { is: 'end'; end: ExecEnd } | undefined;

const encoder = new TextEncoder();

/** Returns the frame for what a user types or pastes. */
export function encodeInput(input: string | Uint8Array): Uint8Array<ArrayBuffer> {
  return encodeFrame(STDIN, typeof input === 'string' ? encoder.encode(input) : input);
}

/** Returns the frame for the size of the terminal, in characters. */
export function encodeSize(columns: number, rows: number): Uint8Array<ArrayBuffer> {
  return encodeFrame(RESIZE, encoder.encode(JSON.stringify({ Width: columns, Height: rows })));
}

function encodeFrame(channel: number, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const frame = new Uint8Array(data.length + 1);
  frame[0] = channel;
  frame.set(data, 1);
  return frame;
}

/** Parses a frame. The channels that version 5 adds, such as the one that closes others, say nothing about a terminal. */
export function parseFrame(frame: Uint8Array): ExecFrame {
  const data = frame.subarray(1);
  if (data.length === 0) return undefined;
  if (frame[0] === STDOUT || frame[0] === STDERR) return { is: 'output', data };
  if (frame[0] === STATUS) return { is: 'end', end: parseEnd(new TextDecoder().decode(data)) };
  return undefined;
}

const statusSchema = z.object({
  status: z.string(),
  message: z.optional(z.string()),
  details: z.optional(
    z.object({
      causes: z.optional(
        z.array(z.object({ reason: z.optional(z.string()), message: z.optional(z.string()) })),
      ),
    }),
  ),
});

/** Since version 4, the text is a `Status` as JSON. Before, it is a message. */
function parseEnd(text: string): ExecEnd {
  const status = statusSchema.safeParse(parseJson(text));
  if (!status.success) return { is: 'failed', message: text.trim() };
  if (status.data.status === 'Success') return { is: 'exited', code: 0 };
  const { message = text, details } = status.data;
  const cause = details?.causes?.find(({ reason }) => reason === 'ExitCode');
  const code = Number(cause?.message ?? Number.NaN);
  return Number.isInteger(code) ? { is: 'exited', code } : { is: 'failed', message };
}

/** What a container runtime reports if a command does not exist. */
const NOT_FOUND = /no such file or directory|executable file not found|not found in \$PATH/i;

/**
 * Returns whether a shell could not be started because the container has none. Some runtimes report that only with the exit codes
 * that shells use for commands that they cannot find or run.
 *
 * @param hasInput whether the user has typed something, so that the exit code can be the one of a command
 */
export function isWithoutShell(end: ExecEnd, hasInput: boolean): boolean {
  return end.is === 'failed' ? NOT_FOUND.test(end.message) : !hasInput && [126, 127].includes(end.code);
}
