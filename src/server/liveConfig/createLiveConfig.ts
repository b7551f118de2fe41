import type { ConfigData } from '#backend';

/** The current configuration, which can change while the portal runs. */
export interface LiveConfig {
  readonly current: ConfigData;
  /** Calls the listener after every change. Returns a function that unsubscribes it. */
  subscribe(listener: () => void): () => void;
  /** Applies another configuration. */
  change(next: ConfigData): void;
}

/** Creates a holder for the current configuration. */
export function createLiveConfig(initial: ConfigData): LiveConfig {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get current() {
      return current;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(next) {
      current = next;
      for (const listener of listeners) listener();
    },
  };
}
