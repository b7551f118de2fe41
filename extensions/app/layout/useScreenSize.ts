import { useSyncExternalStore } from 'react';

/** How much room there is: a phone, a tablet, a desk. */
export type ScreenSize = 'small' | 'medium' | 'large';

const medium = '(min-width: 600px)';
const large = '(min-width: 1000px)';

function listen(onChange: () => void): () => void {
  const queries = [globalThis.matchMedia(medium), globalThis.matchMedia(large)];
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}

function read(): ScreenSize {
  if (globalThis.matchMedia(large).matches) return 'large';
  return globalThis.matchMedia(medium).matches ? 'medium' : 'small';
}

/** Tells how much room there is and draws again when that changes. */
export function useScreenSize(): ScreenSize {
  return useSyncExternalStore(listen, read);
}
