import { type ApiHolder, discoveryApiRef, errorApiRef, fetchApiRef } from '#sdk';
import { deleteCookie, fetchCookie } from './cookie';
import { keepCookie } from './keepCookie';

/** Keeps the cookie of a protected portal, and gives it back when the user leaves. Loaded where there is one. */
export function keepProtected(apis: ApiHolder): { stop: () => void; giveBack: () => Promise<void> } {
  const discovery = apis.get(discoveryApiRef);
  const fetchApi = apis.get(fetchApiRef);
  if (!discovery || !fetchApi) return { stop: () => {}, giveBack: async () => {} };
  const parts = { discovery, fetchApi };
  const stop = keepCookie({
    fetchCookie: () => fetchCookie(parts),
    channel: typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('session:cookie'),
    onFailure(error) {
      console.error(error);
      apis
        .get(errorApiRef)
        ?.post(new Error('Session refresh failed, see developer console for details', { cause: error }));
    },
  });
  return {
    stop,
    async giveBack() {
      stop();
      await deleteCookie(parts);
    },
  };
}
