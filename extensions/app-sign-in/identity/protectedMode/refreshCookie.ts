const MINUTE = 60_000;
const SHORTEST_WAIT = 5 * MINUTE;
const FIRST_RETRY = 5_000;
const LONGEST_RETRY = 5 * MINUTE;

/** Options of {@link refreshCookie}. */
export interface RefreshCookieOptions {
  /** Fetches the cookie and returns when it expires. */
  fetchCookie: () => Promise<number>;
  /** Called on the first of consecutive failures. */
  onFailure: (error: unknown) => void;
  /** The channel to other tabs. Without it, each tab refreshes the cookie. */
  channel?: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'> | undefined;
  random?: () => number;
}

/**
 * Keeps a cookie fresh while the page is open. It is fetched one to four minutes (random) before it expires, but not
 * sooner than after five minutes. Other tabs use the result. After a failure, the delay starts at five seconds and
 * doubles up to five minutes.
 */
export function refreshCookie(options: RefreshCookieOptions): () => void {
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
