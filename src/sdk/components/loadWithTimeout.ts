/** The time limit for loading the code of an extension, in ms. If the code arrives later, the next attempt uses it. */
const TIMEOUT = 30_000;

/** Runs a loader and rejects after 30 seconds, so that the user can retry. */
export async function loadWithTimeout<T>(loader: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No response within ${TIMEOUT / 1000} seconds.`)), TIMEOUT);
  });
  try {
    return await Promise.race([loader(), limit]);
  } finally {
    clearTimeout(timer);
  }
}
