import { useEffect, useState } from 'react';
import { refreshCookie } from '#extensions/app-sign-in/cookie';
import { useApi } from '#sdk';
import { techdocsApiRef } from './TechDocsApi';

/** Whether the files of sites can be loaded. */
export type TechDocsCookie =
  | { status: 'loading' }
  | { status: 'ready' }
  | { status: 'error'; error: Error; retry: () => void };

/** The shortest time between two cookies, in ms. A backend whose cookies expire soon is not asked all the time. */
const SHORTEST_WAIT = 10_000;

/**
 * Gets the cookie for the files of sites, and gets it again one to four minutes before it expires. Tabs share it. After a failure, it is
 * tried again in the background.
 */
export function useTechDocsCookie(): TechDocsCookie {
  const techdocsApi = useApi(techdocsApiRef);
  const [cookie, setCookie] = useState<TechDocsCookie>({ status: 'loading' });
  useEffect(() => {
    const channel =
      typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('session:techdocs-cookie');
    let validUntil = 0;
    let isOver = false;
    let stop = (): void => undefined;
    const retry = (): void => {
      stop();
      setCookie({ status: 'loading' });
      start();
    };
    const start = (): void => {
      stop = refreshCookie({
        async fetchCookie() {
          try {
            return Date.parse((await techdocsApi.getCookie()).expiresAt);
          } catch (cause) {
            const error = cause instanceof Error ? cause : new Error(String(cause));
            // A page stays while its cookie is valid.
            if (!isOver && Date.now() >= validUntil) setCookie({ status: 'error', error, retry });
            throw error;
          }
        },
        onFresh(expiresAt) {
          validUntil = expiresAt;
          setCookie((current) => (current.status === 'ready' ? current : { status: 'ready' }));
        },
        onFailure: (error) => console.error(error),
        shortestWait: SHORTEST_WAIT,
        channel,
      });
    };
    start();
    return () => {
      isOver = true;
      stop();
      channel?.close();
    };
  }, [techdocsApi]);
  return cookie;
}
