import { useEffect, useState } from 'react';

const BATCH = 40;

/** How many of very many things to draw now: more with each frame, so that no frame is long. */
export function useBatches(total: number): number {
  const [count, setCount] = useState(BATCH);
  useEffect(() => {
    if (count >= total) return undefined;
    const frame = requestAnimationFrame(() => setCount(count + BATCH));
    return () => cancelAnimationFrame(frame);
  }, [count, total]);
  return Math.min(count, total);
}
