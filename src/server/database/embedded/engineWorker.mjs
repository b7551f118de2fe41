// @ts-check
// Runs PGlite in a thread of its own, so that no query, however long, holds up the server's event loop. Plain JavaScript, because
// Node starts a worker from a file as it is. Speaks the PostgreSQL wire protocol in bytes: what it gets, it hands to the engine.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

const port = parentPort;
if (!port) throw new Error('The database worker must be started as a worker thread.');

/** @type {{ dataDir?: string }} */
const options = workerData;

/** PostgreSQL's own defaults are for a server of its own; here it shares the memory of the portal. */
const SETTINGS = ['shared_buffers=64MB', 'min_wal_size=32MB', 'max_wal_size=64MB', 'jit=off'];

try {
  const engine = await PGlite.create({
    ...(options.dataDir === undefined ? {} : { dataDir: options.dataDir }),
    startParams: [...PGlite.defaultStartParams, ...SETTINGS.flatMap((setting) => ['-c', setting])],
  });
  serve(engine);
  port.postMessage({ kind: 'ready' });
} catch (error) {
  port.postMessage({ kind: 'failed', message: printReason(error) });
  port.close();
}

/** @param {PGlite} engine */
function serve(engine) {
  // One after another: the engine has a single session, and answers must come in the order of the questions.
  let last = Promise.resolve();
  port?.on('message', (/** @type {{ id: number, kind: string, bytes?: Uint8Array }} */ request) => {
    last = last.then(() => answer(engine, request));
  });
}

/**
 * @param {PGlite} engine
 * @param {{ id: number, kind: string, bytes?: Uint8Array }} request
 */
async function answer(engine, { id, kind, bytes }) {
  try {
    post({ kind: 'answer', id, bytes: await run(engine, kind, bytes) });
  } catch (error) {
    port?.postMessage({ kind: 'answer', id, message: printReason(error) });
    // The program inside has ended and would answer nothing any more; the next question starts a new thread.
    if (hasEnded(error)) process.exit(1);
  }
  if (kind === 'close') port?.close();
}

/**
 * @param {PGlite} engine
 * @param {string} kind
 * @param {Uint8Array | undefined} bytes
 * @returns {Promise<Uint8Array>}
 */
async function run(engine, kind, bytes) {
  switch (kind) {
    case 'wire':
      return engine.execProtocolRaw(bytes ?? new Uint8Array());
    case 'reset':
      // The client before may have gone in the middle of a transaction, or left prepared statements behind.
      await engine.exec('ROLLBACK; DEALLOCATE ALL');
      return new Uint8Array();
    case 'close':
      await engine.close();
      return new Uint8Array();
    default:
      throw new Error(`The database worker does not know "${kind}".`);
  }
}

/** @param {{ kind: string, id: number, bytes: Uint8Array }} message */
function post(message) {
  // A view on the engine's own memory must be copied; moving it would take the memory away from the engine.
  const own =
    message.bytes.buffer instanceof ArrayBuffer &&
    message.bytes.byteLength === message.bytes.buffer.byteLength;
  const bytes = own ? message.bytes : message.bytes.slice();
  port?.postMessage({ ...message, bytes }, [/** @type {ArrayBuffer} */ (bytes.buffer)]);
}

/**
 * The engine also throws plain objects, when its program ends.
 *
 * @param {unknown} error
 */
function printReason(error) {
  return typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : String(error);
}

/** @param {unknown} error */
function hasEnded(error) {
  return (
    error instanceof WebAssembly.RuntimeError ||
    (typeof error === 'object' && error !== null && 'name' in error && error.name === 'ExitStatus')
  );
}
