import { useEffect, useState } from 'react';

/** How long the user's settings may load before the page stops waiting for them, in ms. */
const PATIENCE = 4000;

/** Returns whether something has been pending for so long that the user should know. */
export function useIsSlow(isPending: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setIsSlow(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isPending]);
  return isPending && isSlow;
}
