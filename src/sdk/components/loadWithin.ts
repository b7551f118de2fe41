/** How long the code of an extension may take, in ms. A load that still comes later is taken by the next attempt. */
const PATIENCE = 30_000;

/** Runs a loader, and gives it up after thirty seconds: whoever waits is then told, and can try again. */
export async function loadWithin<T>(loader: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Nothing came within ${PATIENCE / 1000} seconds.`)), PATIENCE);
  });
  try {
    return await Promise.race([loader(), limit]);
  } finally {
    clearTimeout(timer);
  }
}
