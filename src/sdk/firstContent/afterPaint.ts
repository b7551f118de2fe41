/**
 * Runs a function after the screen shows the current document and the browser is idle. The second animation frame starts after
 * the first one is painted, and the third one after the first one is on the screen, because the browser prepares one frame ahead.
 * A hidden tab does not paint, so the function runs when the browser is idle.
 */
export function afterPaint(run: () => void): void {
  if (document.hidden) return whenIdle(run);
  requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(run))));
}

/** Runs a function when the browser is idle. */
export function whenIdle(run: () => void): void {
  // Safari does not support requestIdleCallback.
  if ('requestIdleCallback' in globalThis) globalThis.requestIdleCallback(run);
  else setTimeout(run);
}
