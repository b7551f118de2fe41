import { Worker } from 'node:worker_threads';

export interface EngineOptions {
  /** Where the data lives; absent keeps it in memory. */
  dataDir?: string;
}

type Request = 'wire' | 'reset' | 'close';
type Report =
  | { kind: 'ready' }
  | { kind: 'failed'; message: string }
  | { kind: 'answer'; id: number; bytes?: Uint8Array; message?: string };

interface Waiting {
  resolve: (bytes: Uint8Array) => void;
  reject: (error: Error) => void;
}

/**
 * PostgreSQL in a worker thread. Questions are answered in order, one at a time. When the thread dies, all that wait are rejected
 * and `onStop` is told; the engine then stays stopped.
 */
export class Engine {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #stopListeners = new Set<(reason: Error) => void>();
  #lastId = 0;
  #stopped: Error | undefined;

  private constructor(worker: Worker) {
    this.#worker = worker;
  }

  static async start(options: EngineOptions): Promise<Engine> {
    const worker = new Worker(new URL('./engineWorker.mjs', import.meta.url), {
      workerData: options,
      // The thread runs plain JavaScript: loaders and test hooks of the main thread have no business in it.
      execArgv: [],
      name: 'trellis-database',
    });
    const engine = new Engine(worker);
    await engine.#waitUntilReady();
    return engine;
  }

  get stopped(): Error | undefined {
    return this.#stopped;
  }

  onStop(listener: (reason: Error) => void): () => void {
    this.#stopListeners.add(listener);
    return () => this.#stopListeners.delete(listener);
  }

  ask(kind: Request, bytes?: Uint8Array): Promise<Uint8Array> {
    if (this.#stopped) return Promise.reject(this.#stopped);
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, kind, bytes }, []);
    });
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
        if (report.kind === 'ready') resolve();
        else if (report.kind === 'failed') {
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
        const reason = new Error(`The embedded database stopped with exit code ${code}.`);
        this.#stop(reason);
        reject(reason);
      });
    });
  }

  #settle(report: Extract<Report, { kind: 'answer' }>): void {
    const waiting = this.#waiting.get(report.id);
    this.#waiting.delete(report.id);
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
