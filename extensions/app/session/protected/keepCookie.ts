const MINUTE = 60_000;
const SHORTEST_WAIT = 5 * MINUTE;
const FIRST_RETRY = 5_000;
const LONGEST_RETRY = 5 * MINUTE;

/** What {@link keepCookie} works with. */
export interface KeepCookieOptions {
  /** Fetches the cookie and says until when it is good. */
  fetchCookie: () => Promise<number>;
  /** Hears of the first failure in a row. */
  onFailure: (error: unknown) => void;
  /** The line to the other tabs; where there is none, each keeps the cookie by itself. */
  channel?: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'> | undefined;
  random?: () => number;
}

/**
 * Keeps a cookie fresh as long as the page is open: it is fetched a random one to four minutes before its end, yet never
 * sooner than after five. What one tab fetched, the others take over. After a failure the wait begins at five seconds and
 * doubles up to five minutes.
 */
export function keepCookie(options: KeepCookieOptions): () => void {
  const { fetchCookie, onFailure, channel, random = Math.random } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isOver = false;

  function plan(wait: number): void {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(() => void refresh(), wait);
  }

  function takeOver(expiresAt: number): void {
    failures = 0;
    plan(Math.max(SHORTEST_WAIT, expiresAt - Date.now() - (1 + 3 * random()) * MINUTE));
  }

  async function refresh(): Promise<void> {
    try {
      const expiresAt = await fetchCookie();
      channel?.postMessage({ expiresAt });
      takeOver(expiresAt);
    } catch (error) {
      if (failures === 0) onFailure(error);
      plan(Math.min(FIRST_RETRY * 2 ** failures, LONGEST_RETRY));
      failures += 1;
    }
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<{ expiresAt?: unknown } | null>) => {
    if (typeof data?.expiresAt === 'number') takeOver(data.expiresAt);
  });
  void refresh();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
