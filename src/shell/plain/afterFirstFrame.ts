/** In case the tab is hidden meanwhile. */
const LONGEST_WAIT = 300;
/** A latency in ms in which the first frame is painted, also on slow machines. */
const FAR = 100;

/**
 * Resolves when more code can load without delaying the first frame: after it is painted, or at once if the server is too far away for
 * anything to arrive before. Hidden tabs paint no frame.
 */
export async function afterFirstFrame(): Promise<void> {
  if (document.hidden || readLatency() > FAR) return undefined;
  return new Promise((resolve) => {
    // Frames are painted after the animation callbacks, and before the next task.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_WAIT);
  });
}

/** Returns how long the server took to answer the request for the page, in ms. */
function readLatency(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page ? page.responseStart - page.requestStart : 0;
}
