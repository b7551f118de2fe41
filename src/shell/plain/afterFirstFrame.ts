/** In case the tab is hidden meanwhile. */
const LONGEST_WAIT = 300;

/** Resolves when the browser has painted the page for the first time, at once in a hidden tab, which paints no frame. */
export async function afterFirstFrame(): Promise<void> {
  if (document.hidden) return undefined;
  return new Promise((resolve) => {
    // Frames are painted after the animation callbacks, and before the next task.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_WAIT);
  });
}
