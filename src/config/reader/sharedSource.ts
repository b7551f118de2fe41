import type { ConfigSource } from '#diagnostics';

interface Read {
  take: () => unknown;
  /** What it gave, as JSON. */
  text: string | undefined;
}

/** The source that a reader and the readers of its parts have in common. It can be replaced, and says what is read of it. */
export class SharedSource {
  current: ConfigSource;
  #reads: Read[] | undefined;

  constructor(current: ConfigSource) {
    this.current = current;
  }

  /** Notes what was read while somebody tracks it. */
  note(take: () => unknown, value: unknown): void {
    this.#reads?.push({ take, text: JSON.stringify(value) });
  }

  /** Runs a function and gives, with its value, a way to ask whether it would still read the same. */
  track<T>(run: () => T): { value: T; isCurrent: () => boolean } {
    const outer = this.#reads;
    const reads: Read[] = [];
    this.#reads = reads;
    try {
      return { value: run(), isCurrent: () => reads.every(isCurrent) };
    } finally {
      this.#reads = outer;
    }
  }
}

function isCurrent({ take, text }: Read): boolean {
  try {
    return JSON.stringify(take()) === text;
  } catch {
    return false;
  }
}
