/** How many bytes may be written before they are shown. Everything beyond waits in the network. */
const MOST_PENDING = 512 * 1024;
/** When to continue. */
const FEW_PENDING = 128 * 1024;
/** The terminal looks at the clock after each piece, so that one takes a few milliseconds at most. */
const PIECE = 16 * 1024;

/** Writes at the pace at which output is shown. */
export interface Pacer {
  /** Writes, and resolves when more may be written. */
  write(output: Uint8Array | string): Promise<void>;
}

/** @param show shows a piece of output, and calls back when it has been processed */
export function createPacer(show: (piece: Uint8Array | string, onShown: () => void) => void): Pacer {
  let pending = 0;
  let waiting: Array<() => void> = [];

  function add(piece: Uint8Array | string): void {
    pending += piece.length;
    show(piece, () => {
      pending -= piece.length;
      if (pending > FEW_PENDING) return;
      for (const resume of waiting) resume();
      waiting = [];
    });
  }

  return {
    async write(output) {
      if (typeof output === 'string') add(output);
      else for (let at = 0; at < output.length; at += PIECE) add(output.subarray(at, at + PIECE));
      if (pending > MOST_PENDING) await new Promise<void>((resolve) => void waiting.push(resolve));
    },
  };
}
