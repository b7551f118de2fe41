import { drawPlainFailure } from './drawPlainFailure';

/** Shows the failure page if nothing else could be loaded. */
export function showPlainFailure(container: Element, thrown: unknown): void {
  console.error(thrown);
  drawPlainFailure(container, thrown);
}
