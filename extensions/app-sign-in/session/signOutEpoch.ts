/** Storage key of the time of the last sign-out in this browser. */
export const EPOCH_KEY = 'signedOutAt';

/** Detects sign-outs in other tabs while this tab was suspended. */
export interface SignOutEpoch {
  /** Marks the last sign-out as known to this tab. */
  sync(): void;
  /** Whether there was no sign-out since the last sync. */
  isCurrent(): boolean;
  /** Records a sign-out for all tabs. */
  advance(): void;
}

/** Creates the record of sign-outs. Without storage, every sign-out counts as known. */
export function createSignOutEpoch(): SignOutEpoch {
  let known = readEpoch();
  return {
    sync() {
      known = readEpoch();
    },
    isCurrent: () => readEpoch() === known,
    advance() {
      try {
        localStorage.setItem(EPOCH_KEY, String(Date.now()));
      } catch {
        // Other open tabs are notified over their channel.
      }
    },
  };
}

function readEpoch(): string | null {
  try {
    return localStorage.getItem(EPOCH_KEY);
  } catch {
    return null;
  }
}
