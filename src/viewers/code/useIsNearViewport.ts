import { useEffect, useRef, useState } from 'react';

/** The distance from the scroll container within which an element counts as near. */
const around = '800px 0px';

/**
 * Tracks whether an element is in or near the viewport.
 *
 * @param waits if false, the element is always near
 */
export function useIsNearViewport<TElement extends Element>(isDeferred: boolean) {
  const element = useRef<TElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!isDeferred || !element.current || typeof IntersectionObserver === 'undefined') return undefined;
    // Root margins only apply to the scroll container.
    const root = element.current.closest('pre');
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? true), {
      root,
      rootMargin: around,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isDeferred]);
  return { element, isNear: isNear || !isDeferred };
}
