import { useEffect, useState } from 'react';

/** Returns the text once it has not changed for a time, in ms. Empty texts are returned immediately. */
export function useDebounced(text: string, delay: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), delay);
    return () => clearTimeout(timer);
  }, [text, delay]);
  return text === '' ? '' : settled;
}
