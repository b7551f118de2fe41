/** How long the page may be blocked, in ms. */
const LONGEST = 16;

/**
 * Creates a function to call between the parts of long work. It waits until the page has had time to react, if the last pause was too
 * long ago. Promises alone do not let the page react.
 */
export function createPause(): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < LONGEST) return;
    await new Promise((resolve) => setTimeout(resolve));
    last = performance.now();
  };
}
