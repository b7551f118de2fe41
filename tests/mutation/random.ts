/** A source of chance that gives the same numbers for the same seed. */
export interface Random {
  /** A whole number from 0 up to but not including `limit`. */
  below(limit: number): number;
  pick<T>(values: readonly T[]): T;
  /** At most `count` of the values, in their order. */
  sample<T>(values: readonly T[], count: number): T[];
}

/** The generator that is known as mulberry32. */
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
