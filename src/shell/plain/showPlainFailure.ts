import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { PlainFailure } from './PlainFailure';

/** Shows the failure page if nothing else could be loaded. */
export function showPlainFailure(container: Element, thrown: unknown): void {
  console.error(thrown);
  createRoot(container).render(createElement(PlainFailure, { error: thrown }));
}
