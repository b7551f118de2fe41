import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useAnalytics } from '#sdk';
import type { SearchDocument } from '../protocol';

/** Props of {@link ResultTracker}. */
export interface ResultTrackerProps {
  document: SearchDocument;
  rank?: number | undefined;
  noTrack: boolean;
  children: ReactNode;
}

/** Captures a `discover` event when the user follows a link of a result, with its title, its location and its rank. */
export function ResultTracker({ document, rank, noTrack, children }: ResultTrackerProps) {
  const box = useRef<HTMLDivElement>(null);
  const analytics = useAnalytics();
  const track = useEffectEvent(({ target, type, button }: MouseEvent) => {
    const isFollowed = type === 'click' || button === 1;
    if (noTrack || !isFollowed || !(target instanceof Element) || !target.closest('a')) return;
    analytics.captureEvent('discover', document.title, {
      attributes: { to: document.location },
      ...(rank !== undefined && { value: rank }),
    });
  });
  useEffect(() => {
    const element = box.current;
    const listen = (event: MouseEvent) => track(event);
    element?.addEventListener('click', listen);
    element?.addEventListener('auxclick', listen);
    return () => {
      element?.removeEventListener('click', listen);
      element?.removeEventListener('auxclick', listen);
    };
  }, []);
  return <div ref={box}>{children}</div>;
}
