import {
  type ApiHolder,
  createDefaultText,
  discoveryApiRef,
  errorApiRef,
  type FetchApi,
  fetchApiRef,
  fetchResponse,
  type IdentityApi,
  translationApiRef,
} from '#sdk';
import { signInTranslationRef } from '../../i18n/signInMessages';
import { deleteCookie, fetchCookie } from './cookie';
import { createBrowserMark } from '../../session/createBrowserMark';
import { refreshCookie } from '../../cookie/refreshCookie';

/** Set in this tab when the page is loaded again with the cookie. Without storage, it is not loaded again, in a loop. */
const reloadMark = createBrowserMark({ key: 'cookieReload', place: 'tab', withoutStorage: true });

/** How the cookie is requested. */
export interface CookieOptions {
  /** Sends the requests for the cookie. Default: the fetch API, which adds the user's token. */
  fetchApi?: FetchApi | undefined;
  /** Called with each new cookie. */
  onCookie?: () => void;
}

/** Maintains the cookie of protected mode and removes it at sign-out. Loaded only in protected mode. */
export function maintainCookie(
  apis: ApiHolder,
  { fetchApi = apis.get(fetchApiRef), onCookie }: CookieOptions = {},
): { stop: () => void; removeCookie: () => Promise<void> } {
  if (!onCookie) reloadMark.set(false);
  const discovery = apis.get(discoveryApiRef);
  if (!discovery || !fetchApi) return { stop: () => {}, removeCookie: async () => {} };
  const parts = { discovery, fetchApi };
  const texts = apis.get(translationApiRef);
  const readText = () => texts?.getTranslation(signInTranslationRef);
  // Preloads the text, so that it is available in the user's language when the backend is down.
  readText();
  const printFailure = (): string => {
    const text = readText();
    return (text?.ready ? text.t : createDefaultText(signInTranslationRef))('cookieFailed');
  };
  const stop = refreshCookie({
    async fetchCookie() {
      const expiresAt = await fetchCookie(parts);
      onCookie?.();
      return expiresAt;
    },
    channel: typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('session:cookie'),
    onFailure(error) {
      console.error(error);
      apis.get(errorApiRef)?.post(new Error(printFailure(), { cause: error }));
    },
  });
  return {
    stop,
    async removeCookie() {
      await deleteCookie(parts);
      stop();
    },
  };
}

/** Loads the page again with the cookie of a user who has just signed in, because only then it has the whole configuration. */
export function openPortal(
  user: IdentityApi,
  apis: ApiHolder,
  reload: () => void = () => globalThis.location.reload(),
): void {
  const isRepeated = reloadMark.isSet();
  maintainCookie(apis, {
    fetchApi: {
      async fetch(input, init) {
        const { token } = await user.getCredentials();
        const headers: HeadersInit = token === undefined ? {} : { authorization: `Bearer ${token}` };
        return fetchResponse(input, { ...init, headers });
      },
    },
    onCookie() {
      if (isRepeated)
        throw new Error(
          'The browser did not send the cookie. app.baseUrl and backend.baseUrl must have the same host.',
        );
      reloadMark.set(true);
      reload();
    },
  });
}
