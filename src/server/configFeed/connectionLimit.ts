/** Counts the open connections of each address. */
export interface ConnectionLimit {
  /**
   * Counts a connection of this address and returns a function that releases it, or `undefined` if the limit is
   * reached.
   */
  enter(address: string): (() => void) | undefined;
}

/** Limits the number of concurrent connections per address. */
export function createConnectionLimit(perAddress: number): ConnectionLimit {
  const counts = new Map<string, number>();
  return {
    enter(address) {
      const count = counts.get(address) ?? 0;
      if (count >= perAddress) return undefined;
      counts.set(address, count + 1);
      let left = false;
      return () => {
        if (left) return;
        left = true;
        const remaining = (counts.get(address) ?? 1) - 1;
        if (remaining === 0) counts.delete(address);
        else counts.set(address, remaining);
      };
    },
  };
}
