import {
  type ApiHolder,
  createDefaultText,
  discoveryApiRef,
  errorApiRef,
  fetchApiRef,
  translationApiRef,
} from '#sdk';
import { signInTranslationRef } from '../../signIn/screen/signInMessages';
import { deleteCookie, fetchCookie } from './cookie';
import { keepCookie } from './keepCookie';

/** Keeps the cookie of a protected portal, and gives it back when the user leaves. Loaded where there is one. */
export function keepProtected(apis: ApiHolder): { stop: () => void; giveBack: () => Promise<void> } {
  const discovery = apis.get(discoveryApiRef);
  const fetchApi = apis.get(fetchApiRef);
  if (!discovery || !fetchApi) return { stop: () => {}, giveBack: async () => {} };
  const parts = { discovery, fetchApi };
  const texts = apis.get(translationApiRef);
  const readText = () => texts?.getTranslation(signInTranslationRef);
  // Asked for now, so that the text is there in the user's language when the backend is not.
  readText();
  const printFailure = (): string => {
    const text = readText();
    return (text?.ready ? text.t : createDefaultText(signInTranslationRef))('cookieFailed');
  };
  const stop = keepCookie({
    fetchCookie: () => fetchCookie(parts),
    channel: typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('session:cookie'),
    onFailure(error) {
      console.error(error);
      apis.get(errorApiRef)?.post(new Error(printFailure(), { cause: error }));
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
