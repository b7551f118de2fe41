const maxRunning = 4;
let running = 0;
const waiting: Array<() => void> = [];

/** Runs a request when fewer than four others run, so that many locations do not block the rest of the portal. */
export async function limitRequests<T>(request: () => Promise<T>): Promise<T> {
  if (running >= maxRunning) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await request();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
