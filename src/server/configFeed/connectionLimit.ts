/** Counts the open connections of each address. */
export interface ConnectionLimit {
  /** Takes a place for this address and gives the function that frees it; `undefined` when all of its places are taken. */
  enter(address: string): (() => void) | undefined;
}

/** Allows each address so many connections at once. */
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
