import { defaultGraphLayout } from './graphTypes';

/** Loads what graphs need and starts the layout worker, while the nodes are still being loaded. */
export async function preloadGraph(): Promise<void> {
  try {
    const [{ startLayoutWorker }] = await Promise.all([import('./layoutInWorker'), import('./GraphStage')]);
    await startLayoutWorker(defaultGraphLayout);
  } catch {
    // The graph loads the same code, and reports the failure.
  }
}
