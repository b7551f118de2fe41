import { Duplex } from 'node:stream';
import type { Engine } from './engine';

const TERMINATE = 'X'.charCodeAt(0);

/**
 * `AuthenticationOk` and `ReadyForQuery`. The engine's only session is already open, so no authentication is needed.
 */
const STARTUP_RESPONSE = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

/**
 * Acts as a socket for the `pg` client and passes its bytes to the engine. The client, types and errors are the
 * same for the embedded database and a server.
 */
export class EngineStream extends Duplex {
  readonly #engine: Engine;
  #forgetStop: (() => void) | undefined;
  #welcomed = false;

  constructor(engine: Engine) {
    super();
    this.#engine = engine;
  }

  /** Called by the client instead of opening a socket. */
  connect(): this {
    this.#forgetStop = this.#engine.onStop((reason) => this.destroy(reason));
    void this.#open();
    return this;
  }

  async #open(): Promise<void> {
    try {
      await this.#engine.ask('reset');
      this.emit('connect');
    } catch (error) {
      this.destroy(error as Error);
    }
  }

  // The client configures its socket. A thread has no delay or keep-alive, and the engine controls its lifetime.
  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    void this.#send(chunk, done);
  }

  override _writev(
    chunks: Array<{ chunk: Buffer; encoding: BufferEncoding }>,
    done: (error?: Error | null) => void,
  ): void {
    const bytes = Buffer.concat(chunks.map(({ chunk }) => chunk));
    void this.#send(bytes, done);
  }

  override _final(done: (error?: Error | null) => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#forgetStop?.();
    done(error);
  }

  async #send(bytes: Buffer, done: (error?: Error | null) => void): Promise<void> {
    if (!this.#welcomed) {
      this.#welcomed = true;
      this.push(STARTUP_RESPONSE);
      done();
      return;
    }
    // One client's termination message must not end the only session.
    if (bytes[0] === TERMINATE && bytes.length === 5) {
      done();
      return;
    }
    try {
      const answer = await this.#engine.ask('wire', new Uint8Array(bytes));
      if (answer.length > 0) this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength));
      done();
    } catch (error) {
      done(error as Error);
    }
  }
}
