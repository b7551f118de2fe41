/** Work that is started before its result is needed. */
export class EarlyWork<Key, Result> {
  readonly #started = new Map<Key, Promise<Result>>();

  /** Starts the work. If it fails, `take` does. */
  start(key: Key, work: () => Promise<Result>): void {
    if (this.#started.has(key)) return;
    const result = work();
    result.catch(() => undefined);
    this.#started.set(key, result);
  }

  /** Returns the result of the work, which is started if it was not. */
  take(key: Key, work: () => Promise<Result>): Promise<Result> {
    const result = this.#started.get(key) ?? work();
    this.#started.delete(key);
    return result;
  }
}
