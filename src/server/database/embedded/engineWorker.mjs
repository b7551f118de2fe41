// @ts-check
// Runs PGlite in its own thread, so that long queries don't block the server's event loop. Plain JavaScript, because
// Node starts workers without a loader. Passes bytes of the PostgreSQL wire protocol to the engine.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

const port = parentPort;
if (!port) throw new Error('The database worker must be started as a worker thread.');

/** @type {{ dataDir?: string }} */
const options = workerData;

/** PostgreSQL's defaults assume a dedicated machine. This one shares memory with the portal. */
const SETTINGS = ['shared_buffers=64MB', 'min_wal_size=32MB', 'max_wal_size=64MB', 'jit=off'];

try {
  const engine = await PGlite.create({
    ...(options.dataDir === undefined ? {} : { dataDir: options.dataDir }),
    startParams: [...PGlite.defaultStartParams, ...SETTINGS.flatMap((setting) => ['-c', setting])],
  });
  serve(engine);
  port.postMessage({ kind: 'ready', memory: engine.Module.HEAPU8.length });
} catch (error) {
  port.postMessage({ kind: 'failed', message: printReason(error) });
  port.close();
}

/** @param {PGlite} engine */
function serve(engine) {
  // Requests run one at a time, because the engine has a single session and responses must be in order.
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
    const answered = await run(engine, kind, bytes);
    // A closed engine has no memory.
    const memory = kind === 'close' ? undefined : engine.Module.HEAPU8.length;
    post({ kind: 'answer', id, bytes: answered, memory });
  } catch (error) {
    port?.postMessage({ kind: 'answer', id, message: printReason(error) });
    // The engine has exited and would not respond again. The next query starts a new thread.
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
      return exchange(engine, bytes ?? new Uint8Array());
    case 'reset':
      // The previous client may have left an open transaction or prepared statements.
      await engine.exec('ROLLBACK; DEALLOCATE ALL');
      return new Uint8Array();
    case 'close':
      await engine.close();
      return new Uint8Array();
    default:
      throw new Error(`Unknown request '${kind}' to the database worker.`);
  }
}

/**
 * Sends wire protocol bytes and collects the response. `execProtocolRaw` would also parse each response into a list
 * that it never clears, which leaks memory and takes several times longer.
 *
 * @param {PGlite} engine
 * @param {Uint8Array} bytes
 * @returns {Promise<Uint8Array>}
 */
async function exchange(engine, bytes) {
  /** @type {Uint8Array[]} */
  const parts = [];
  // Each chunk is a view of the engine's memory, which is reused after the callback.
  await engine.execProtocolRawStream(bytes, { onRawData: (part) => parts.push(part.slice()) });
  return parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
}

/** @param {{ kind: string, id: number, bytes: Uint8Array, memory: number | undefined }} message */
function post(message) {
  // Copy views of the engine's memory. Transferring them would detach that memory from the engine.
  const own =
    message.bytes.buffer instanceof ArrayBuffer &&
    message.bytes.byteLength === message.bytes.buffer.byteLength;
  const bytes = own ? message.bytes : message.bytes.slice();
  port?.postMessage({ ...message, bytes }, [/** @type {ArrayBuffer} */ (bytes.buffer)]);
}

/**
 * The engine also throws plain objects when it exits.
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
