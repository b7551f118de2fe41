import { useSyncExternalStore } from 'react';

/** Size classes of the window: phone, tablet, desktop. */
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

/** Returns the size class of the window and rerenders when it changes. */
export function useScreenSize(): ScreenSize {
  return useSyncExternalStore(listen, read);
}
