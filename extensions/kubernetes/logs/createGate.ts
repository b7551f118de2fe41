/** Waits until a place is free, and returns how to leave it. */
export type Gate = () => Promise<() => void>;

/** Creates a gate that lets a few in at a time. */
export function createGate(places: number): Gate {
  let free = places;
  const waiting: Array<() => void> = [];
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return async () => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    return leave;
  };
}
