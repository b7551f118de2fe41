import type { ConfigSource } from '#diagnostics';

interface Read {
  take: () => unknown;
  /** The result as JSON. */
  text: string | undefined;
}

/** The replaceable source that a reader shares with its child readers. Tracks which values are read. */
export class SharedSource {
  current: ConfigSource;
  #reads: Read[] | undefined;

  constructor(current: ConfigSource) {
    this.current = current;
  }

  /** Records a read if reads are tracked. */
  note(take: () => unknown, value: unknown): void {
    this.#reads?.push({ take, text: JSON.stringify(value) });
  }

  /** Runs a function. Returns its value and a function that checks whether the values it read are still the same. */
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
