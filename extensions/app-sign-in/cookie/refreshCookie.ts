const MINUTE = 60_000;
const SHORTEST_WAIT = 5 * MINUTE;
const FIRST_RETRY = 5_000;
const LONGEST_RETRY = 5 * MINUTE;
/** Timers of browsers end at once if they are longer. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Options of {@link refreshCookie}. */
export interface RefreshCookieOptions {
  /** Fetches the cookie and returns when it expires. */
  fetchCookie: () => Promise<number>;
  /** Called on the first of consecutive failures. */
  onFailure: (error: unknown) => void;
  /** Called when there is a new cookie, of this tab or of another. */
  onFresh?: (expiresAt: number) => void;
  /** The shortest time between two cookies, in milliseconds. By default, five minutes. */
  shortestWait?: number;
  /** The channel to other tabs. Without it, each tab refreshes the cookie. */
  channel?: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'> | undefined;
  random?: () => number;
}

/**
 * Keeps a cookie fresh while the page is open. It is fetched one to four minutes (random) before it expires, but not
 * sooner than after five minutes. Other tabs use the result. After a failure, the delay starts at five seconds and
 * doubles up to five minutes. Timers stop while a computer sleeps, so the cookie is also fetched when the page is shown again and it is time.
 */
export function refreshCookie(options: RefreshCookieOptions): () => void {
  const { fetchCookie, onFailure, onFresh, channel, random = Math.random } = options;
  const { shortestWait = SHORTEST_WAIT } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let dueAt = Number.POSITIVE_INFINITY;
  const over = new AbortController();

  function plan(wait: number): void {
    clearTimeout(timer);
    if (over.signal.aborted) return;
    const shortened = Math.min(wait, LONGEST_TIMER);
    dueAt = Date.now() + shortened;
    timer = setTimeout(() => void refresh(), shortened);
  }

  function takeOver(expiresAt: number): void {
    if (over.signal.aborted) return;
    failures = 0;
    onFresh?.(expiresAt);
    plan(Math.max(shortestWait, expiresAt - Date.now() - (1 + 3 * random()) * MINUTE));
  }

  async function refresh(): Promise<void> {
    clearTimeout(timer);
    dueAt = Number.POSITIVE_INFINITY;
    try {
      const expiresAt = await fetchCookie();
      channel?.postMessage({ expiresAt });
      takeOver(expiresAt);
    } catch (error) {
      if (over.signal.aborted) return;
      if (failures === 0) onFailure(error);
      plan(Math.min(FIRST_RETRY * 2 ** failures, LONGEST_RETRY));
      failures += 1;
    }
  }

  const hear = ({ data }: MessageEvent<{ expiresAt?: unknown } | null>): void => {
    if (typeof data?.expiresAt === 'number') takeOver(data.expiresAt);
  };
  channel?.addEventListener('message', hear, over);
  globalThis.document?.addEventListener(
    'visibilitychange',
    () => {
      if (!document.hidden && Date.now() >= dueAt) void refresh();
    },
    over,
  );
  void refresh();
  return () => {
    over.abort();
    clearTimeout(timer);
  };
}
