import { Worker } from 'node:worker_threads';
import { QUERY_CANCELED } from '../pool/databaseErrors';

export interface EngineOptions {
  /** Folder of the data. Without it, the data is in memory. */
  dataDir?: string | undefined;
  /** Time limit of a query, in milliseconds. */
  queryLimitMs?: number | undefined;
}

/** The time limit on a server, too. */
const QUERY_LIMIT_MS = 60_000;

type Request = 'wire' | 'reset' | 'close';
type Report =
  | { kind: 'ready'; memory: number }
  | { kind: 'failed'; message: string }
  | { kind: 'answer'; id: number; bytes?: Uint8Array; message?: string; memory?: number | undefined };

interface Waiting {
  resolve: (bytes: Uint8Array) => void;
  reject: (error: Error) => void;
}

/**
 * Runs PostgreSQL in a worker thread. Queries run in order, one at a time. If the thread dies, all pending queries
 * are rejected, `onStop` is called, and the engine stays stopped.
 */
export class Engine {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #stopListeners = new Set<(reason: Error) => void>();
  #lastId = 0;
  /** The memory of PostgreSQL in bytes, when it was ready and now. */
  #memory = { start: 0, now: 0 };
  readonly #queryLimitMs: number | undefined;
  #stopped: Error | undefined;
  /** Why the thread is being ended. */
  #ending: Error | undefined;

  private constructor(worker: Worker, { dataDir, queryLimitMs = QUERY_LIMIT_MS }: EngineOptions) {
    this.#worker = worker;
    // Data in memory would be lost.
    this.#queryLimitMs = dataDir === undefined ? undefined : queryLimitMs;
  }

  static async start(options: EngineOptions): Promise<Engine> {
    const worker = new Worker(new URL('./engineWorker.mjs', import.meta.url), {
      workerData: options,
      // The worker is plain JavaScript, so it needs no loaders or test hooks of the main thread.
      execArgv: [],
      name: 'trellis-database',
    });
    const engine = new Engine(worker, options);
    await engine.#waitUntilReady();
    return engine;
  }

  get stopped(): Error | undefined {
    return this.#stopped;
  }

  /** How much the memory of PostgreSQL has grown, in bytes. The memory of WebAssembly never shrinks. */
  get growth(): number {
    return this.#memory.now - this.#memory.start;
  }

  onStop(listener: (reason: Error) => void): () => void {
    this.#stopListeners.add(listener);
    return () => this.#stopListeners.delete(listener);
  }

  ask(kind: Request, bytes?: Uint8Array): Promise<Uint8Array> {
    if (this.#stopped) return Promise.reject(this.#stopped);
    this.#lastId += 1;
    const id = this.#lastId;
    const timer = kind === 'wire' ? this.#limit() : undefined;
    return new Promise<Uint8Array>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, kind, bytes }, []);
    }).finally(() => clearTimeout(timer));
  }

  /** A running query cannot be interrupted, so its thread is ended. The next query starts another one. */
  #limit(): NodeJS.Timeout | undefined {
    if (this.#queryLimitMs === undefined) return undefined;
    return setTimeout(() => {
      this.#ending = Object.assign(new Error(`A query took longer than ${this.#queryLimitMs} ms.`), {
        code: QUERY_CANCELED,
      });
      void this.#worker.terminate();
    }, this.#queryLimitMs);
  }

  async close(): Promise<void> {
    if (this.#stopped) return;
    await this.ask('close').catch(() => undefined);
    this.#stop(new Error('The embedded database was closed.'));
    await this.#worker.terminate();
  }

  #waitUntilReady(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#worker.on('message', (report: Report) => {
        if (report.kind === 'ready') {
          this.#memory = { start: report.memory, now: report.memory };
          resolve();
        } else if (report.kind === 'failed') {
          const reason = new Error(`The embedded database could not start: ${report.message}`);
          this.#stop(reason);
          reject(reason);
        } else this.#settle(report);
      });
      this.#worker.on('error', (error) => {
        const reason = new Error(`The embedded database stopped: ${error.message}`, { cause: error });
        this.#stop(reason);
        reject(reason);
      });
      this.#worker.on('exit', (code) => {
        const reason = this.#ending ?? new Error(`The embedded database stopped with exit code ${code}.`);
        this.#stop(reason);
        reject(reason);
      });
    });
  }

  #settle(report: Extract<Report, { kind: 'answer' }>): void {
    const waiting = this.#waiting.get(report.id);
    this.#waiting.delete(report.id);
    if (report.memory !== undefined) this.#memory.now = report.memory;
    if (report.bytes) waiting?.resolve(report.bytes);
    else waiting?.reject(new Error(report.message));
  }

  #stop(reason: Error): void {
    if (this.#stopped) return;
    this.#stopped = reason;
    for (const waiting of this.#waiting.values()) waiting.reject(reason);
    this.#waiting.clear();
    for (const listener of this.#stopListeners) listener(reason);
  }
}
