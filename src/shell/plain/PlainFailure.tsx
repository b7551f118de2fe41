import { useLayoutEffect, useRef } from 'react';
import { drawPlainFailure } from './drawPlainFailure';

/** The failure page without anything that has to be loaded, for the time until the other one is loaded, or if it cannot be. */
export function PlainFailure({ error }: { error: unknown }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current) drawPlainFailure(place.current, error);
  }, [error]);
  return <div ref={place} />;
}
