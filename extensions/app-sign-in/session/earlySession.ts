/** How long other tabs wait for a session that the app does not take, in ms. */
const HELD_FOR = 10_000;

/** A session request that was sent before the app was loaded. Other tabs wait for it, as for one of the app. */
export interface EarlySession {
  url: string;
  /** Resolves when the request is sent, or is not going to be. */
  sent: Promise<unknown>;
  /** `undefined` if the request failed, or if another tab sends one. */
  response: Promise<Response | undefined>;
  /** Lets the other tabs go on. */
  release: () => void;
}

let early: EarlySession | undefined;

/** Sends a session request once the page is painted. Getting the lock takes as long. The app takes the response with `takeEarlySession`. */
export function startEarlySession(provider: string, url: string, painted: Promise<unknown>): EarlySession {
  const { locks } = globalThis.navigator;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
    setTimeout(resolve, HELD_FOR);
  });
  const send = async () => {
    await painted;
    // Not awaited: only sending it takes the app's time.
    return { response: fetch(url, sessionRequest).catch(() => undefined) };
  };
  const sent = new Promise<{ response?: Promise<Response | undefined> }>((resolve) => {
    if (!locks) return resolve(send());
    const options = { ifAvailable: true };
    locks
      .request(nameSessionLock(provider), options, async (lock) => {
        resolve(lock ? send() : {});
        if (lock) await released;
      })
      .catch(() => resolve({}));
  });
  early = { url, sent, response: sent.then(({ response }) => response), release };
  return early;
}

/** Returns the early session request to an address, once. If it was sent to another address, it has no further effect. */
export function takeEarlySession(url: string): EarlySession | undefined {
  const taken = early;
  early = undefined;
  if (taken?.url === url) return taken;
  taken?.release();
  return undefined;
}

/** Where the browser stores the address of the last session request of a provider with its own tokens, which names their scopes. */
const URL_KEY = 'sessionUrl';

/** The stored address, which is only used for the same provider and backend. */
export const savedSessionUrl = {
  read(prefix: string): string | undefined {
    try {
      const url = localStorage.getItem(URL_KEY);
      return url?.startsWith(prefix) ? url : undefined;
    } catch {
      return undefined;
    }
  },
  write(url: string): void {
    try {
      localStorage.setItem(URL_KEY, url);
    } catch {
      // Without storage, the app requests the session.
    }
  },
};

/** The options of a session request. */
export const sessionRequest: RequestInit = {
  credentials: 'include',
  headers: { 'X-Requested-With': 'XMLHttpRequest' },
};

/** The name of the lock that the tabs of a browser share. */
export function nameSessionLock(provider: string): string {
  return `session:${provider}`;
}

/** Prints the address of a session request. */
export function printSessionUrl(
  baseUrl: string,
  provider: string,
  query: Readonly<Record<string, string>> = {},
): string {
  const parameters = new URLSearchParams(query).toString();
  const address = `${baseUrl}/${encodeURIComponent(provider)}/refresh`;
  return parameters === '' ? address : `${address}?optional&${parameters}`;
}
