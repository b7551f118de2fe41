import { useEffect, useState } from 'react';

/** How many rows are added in one frame, and after how many all are rendered. More than fit into a window. */
const [step, enough] = [12, 48];

/** Returns the most rows to render, which grows with each frame when a long table appears. All at once would block the page. */
export function useGrowingRows(isLong: boolean): number {
  const [most, setMost] = useState(step);
  const isGrowing = isLong && most < enough;
  useEffect(() => {
    if (!isGrowing) return undefined;
    const frame = requestAnimationFrame(() => setMost(most + step));
    return () => cancelAnimationFrame(frame);
  }, [isGrowing, most]);
  return isGrowing ? most : Number.POSITIVE_INFINITY;
}
