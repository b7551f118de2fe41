import { useState } from 'react';

/** Returns when the last data was loaded. Pass `undefined` while the data is loading, and after a load failed. */
export function useLoadTime(data: unknown): Date | undefined {
  const [loaded, setLoaded] = useState<Loaded>({ data: undefined });
  if (data !== undefined && data !== loaded.data) setLoaded(recordLoad(data));
  return loaded.at;
}

interface Loaded {
  data: unknown;
  at?: Date;
}

const recordLoad = (data: unknown): Loaded => ({ data, at: new Date() });
