import { useEffect, useRef, useState } from 'react';

/**
 * Tracks whether an element is in or near the viewport.
 *
 * @param isDeferred if false, the element is always near
 * @param around the distance from the scroll container within which an element counts as near
 */
export function useIsNearViewport<TElement extends Element>(isDeferred: boolean, around = '800px 0px') {
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
  }, [isDeferred, around]);
  return { element, isNear: isNear || !isDeferred };
}
