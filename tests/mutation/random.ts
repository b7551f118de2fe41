/** Random numbers that depend only on the seed. */
export interface Random {
  /** Returns an integer from 0 to `limit`, exclusive. */
  below(limit: number): number;
  pick<T>(values: readonly T[]): T;
  /** Returns up to `count` of the values, in their order. */
  sample<T>(values: readonly T[], count: number): T[];
}

/** Creates a generator (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick: <T>(values: readonly T[]) => values[below(values.length)] as T,
    sample: <T>(values: readonly T[], count: number) => {
      const chosen = new Set<number>();
      while (chosen.size < Math.min(count, values.length)) chosen.add(below(values.length));
      return values.filter((_, index) => chosen.has(index));
    },
  };
}
