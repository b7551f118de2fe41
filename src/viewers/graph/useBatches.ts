import { useEffect, useState } from 'react';

const BATCH = 24;

/** Returns how many of many items to render. The number grows with each frame, so that no frame takes long. */
export function useBatches(total: number): number {
  const [count, setCount] = useState(BATCH);
  useEffect(() => {
    if (count >= total) return undefined;
    const frame = requestAnimationFrame(() => setCount(count + BATCH));
    return () => cancelAnimationFrame(frame);
  }, [count, total]);
  // A list that has become shorter starts again when it grows.
  if (total < count - BATCH) setCount(Math.max(BATCH, Math.ceil(total / BATCH) * BATCH));
  return Math.min(count, total);
}
