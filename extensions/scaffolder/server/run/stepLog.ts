import { Writable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import type { ActionLog } from '#backend';
import type { SecretMask } from './maskSecrets';

/** Terminal colors of the levels. */
const COLORS = { debug: 34, info: 32, warn: 33, error: 31 } as const;

/** Longer lines are cut, so that a stream without line breaks does not fill the memory. */
const MAX_LINE = 64 * 1024;

export interface StepLog {
  logger: ActionLog;
  /** Writes each line to the log. */
  logStream: Writable;
}

/** Creates the log of a step. Messages are masked before they are cut, so that no part of a secret remains. */
export function createStepLog(mask: SecretMask, emit: (message: string) => void): StepLog {
  const write =
    (level: keyof typeof COLORS) =>
    (message: string): void =>
      emit(`\u001B[${COLORS[level]}m${level}\u001B[39m: ${cut(mask.text(message))}`);
  const logger = { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') };
  return { logger, logStream: createLineStream(logger.info) };
}

/** Calls `onLine` with each line that is written. */
function createLineStream(onLine: (line: string) => void): Writable {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  let isCut = false;
  const add = (text: string): void => {
    const lines = text.split(/\r?\n/);
    for (const [index, part] of lines.entries()) {
      if (!isCut) rest += part;
      if (index < lines.length - 1) {
        if (!isCut) onLine(rest);
        rest = '';
        isCut = false;
      } else if (rest.length > 2 * MAX_LINE) {
        onLine(rest);
        rest = '';
        isCut = true;
      }
    }
  };
  const stream = new Writable({
    write(chunk: Buffer | string, _encoding, done) {
      add(typeof chunk === 'string' ? chunk : decoder.write(chunk));
      done();
    },
    final(done) {
      add(decoder.end());
      if (rest !== '') onLine(rest);
      done();
    },
  });
  // An action that was canceled can still write after its step.
  stream.on('error', () => undefined);
  return stream;
}

/** Shortens a long message. */
export function cut(message: string): string {
  return message.length > MAX_LINE
    ? `${message.slice(0, MAX_LINE)}… (${message.length - MAX_LINE} more characters)`
    : message;
}
