import { useEffect, useState } from 'react';
import { type AppNode, preloadExtension } from '#sdk';

/** Cards that take longer are rendered when they are loaded. In ms. */
const CARD_TIMEOUT = 2000;

/**
 * Loads the cards of an overview in parallel, and returns true when all are loaded. Rendering each card as it arrives would
 * shift the cards below while users click. Cards that a configuration change adds later do not hide the others again.
 */
export function useCardsLoaded(nodes: readonly AppNode[]): boolean {
  const [first] = useState(() => nodes.flatMap((node) => preloadExtension(node) ?? []));
  const [isReady, setReady] = useState(first.length === 0);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), CARD_TIMEOUT);
    void Promise.all(first).then(() => setReady(true));
    return () => clearTimeout(timer);
  }, [first]);
  return isReady;
}
