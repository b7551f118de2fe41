import { useSyncExternalStore } from 'react';

let place: HTMLElement | null = null;
const listeners = new Set<() => void>();

/** Sets the element in which banners are rendered. Use it as a ref. With `data-signed-out`, the user is not known. */
export function setBannerSlot(element: HTMLElement | null): void {
  place = element;
  for (const listener of listeners) listener();
}

/** Returns the element for banners, or `null` while nothing is shown. */
export function useBannerSlot(): HTMLElement | null {
  return useSyncExternalStore(listen, () => place);
}

function listen(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
