/** A browser that waits for the first answers of the backend is idle too, and they come before this, in ms. */
const afterFirstAnswers = 1_000;
const longestWait = 5_000;

/** Begins something that nobody waits for, once the page is drawn and the browser has nothing better to do. */
export function whenIdle(begin: () => void): void {
  setTimeout(() => {
    // Not every browser tells when it is idle.
    if ('requestIdleCallback' in globalThis) globalThis.requestIdleCallback(begin, { timeout: longestWait });
    else begin();
  }, afterFirstAnswers);
}
