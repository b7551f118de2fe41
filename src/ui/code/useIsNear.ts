import { useEffect, useRef, useState } from 'react';

/** How far outside of what scrolls an element counts as near. */
const around = '800px 0px';

/**
 * Follows whether an element is seen or about to be.
 *
 * @param waits false calls it near whatever scrolls.
 */
export function useIsNear<TElement extends Element>(waits: boolean) {
  const element = useRef<TElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!waits || !element.current || typeof IntersectionObserver === 'undefined') return undefined;
    // Margins count only at the edges of what scrolls.
    const root = element.current.closest('pre');
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? true), {
      root,
      rootMargin: around,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [waits]);
  return { element, isNear: isNear || !waits };
}
