import { useLayoutEffect, useState } from 'react';

let place: HTMLElement | null = null;
const listeners = new Set<() => void>();

/** Sets the element in which banners are rendered. Use it as a ref. With `data-signed-out`, the user is not known. */
export function setBannerSlot(element: HTMLElement | null): void {
  place = element;
  for (const listener of listeners) listener();
}

/** Returns the element for banners, or `null` while nothing is shown. An element that appears with the caller is known before the paint. */
export function useBannerSlot(): HTMLElement | null {
  const [known, setKnown] = useState(place);
  useLayoutEffect(() => {
    const update = (): void => setKnown(place);
    update();
    listeners.add(update);
    return () => {
      listeners.delete(update);
    };
  }, []);
  return known;
}
