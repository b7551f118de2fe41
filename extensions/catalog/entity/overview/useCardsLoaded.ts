import { useEffect, useState } from 'react';
import { type AppNode, preloadExtension } from '#sdk';

/** A card that takes longer than this is not waited for: it comes when it comes. In ms. */
const PATIENCE = 2000;

/**
 * Loads the cards of an overview at the same time and tells when all are there. Each drawn as it comes would push those below
 * it down, and what somebody is about to click goes elsewhere. Cards that a change of the configuration adds later do not hide
 * the others again.
 */
export function useCardsLoaded(nodes: readonly AppNode[]): boolean {
  const [first] = useState(() => nodes.flatMap((node) => preloadExtension(node) ?? []));
  const [isReady, setReady] = useState(first.length === 0);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), PATIENCE);
    void Promise.all(first).then(() => setReady(true));
    return () => clearTimeout(timer);
  }, [first]);
  return isReady;
}
