/** A tab that is not shown paints no frame. */
const LONGEST_WAIT = 300;

/** Resolves when the browser has painted the page for the first time. */
export function afterFirstFrame(): Promise<void> {
  return new Promise((resolve) => {
    // Frames are painted after the animation callbacks, and before the next task.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_WAIT);
  });
}
