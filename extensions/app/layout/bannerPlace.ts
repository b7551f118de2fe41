import { useSyncExternalStore } from 'react';

let place: HTMLElement | null = null;
const listeners = new Set<() => void>();

/** Says where messages to everybody stand while the layout is drawn: a ref for the layout's element. */
export function setBannerPlace(element: HTMLElement | null): void {
  place = element;
  for (const listener of listeners) listener();
}

/** The place that the layout has for messages to everybody; nothing while there is no layout, as on the sign-in page. */
export function useBannerPlace(): HTMLElement | null {
  return useSyncExternalStore(listen, () => place);
}

function listen(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
