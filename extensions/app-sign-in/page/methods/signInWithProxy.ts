import {
  type ApiHolder,
  createDefaultText,
  discoveryApiRef,
  errorApiRef,
  type IdentityApi,
  translationApiRef,
} from '#sdk';
import { resolveSafeHref } from '#ui';
import { createSessionIdentity, expectUser } from '../../session/createSessionIdentity';
import { setPortalUser } from '../../session/setPortalUser';
import { SessionEndedError } from '../../session/fetchSession';
import { openProviderSession } from '../../session/openProviderSession';
import { signedOutMark } from '../../session/signedOutMark';
import { signInTranslationRef } from '../../i18n/signInMessages';
import type { ProxySettings } from '../signInSettings';
import { createProxyFetch } from './createProxyFetch';
import { reportOnce } from './reportOnce';

const RENEW_WITHIN = 5 * 60_000;

/**
 * Signs in the user that the proxy in front of the portal reports. There is no sign-in or sign-out at a provider: the
 * backend reads the headers that the proxy adds to each request. The session is renewed five minutes before it ends.
 */
export async function signInWithProxy(
  apis: ApiHolder,
  provider: string,
  { headers, signOutUrl }: ProxySettings,
): Promise<IdentityApi> {
  const discovery = apis.get(discoveryApiRef);
  if (!discovery) throw new Error(`The APIs for signing in with '${provider}' are not available.`);
  const session = openProviderSession(discovery, provider, {
    baseFetch: createProxyFetch(headers),
    renewWithin: RENEW_WITHIN,
  });
  const { userEntityRef } = expectUser(await session.get()).identity;
  if (!/^(?:[^:/]+:)?(?:[^:/]+\/)?[^:/]+$/.test(userEntityRef)) {
    session.end();
    throw new Error(`Invalid user entity reference "${userEntityRef}"`);
  }
  const reportFailure = reportOnce((error) =>
    apis.get(errorApiRef)?.post(new Error(readText(), { cause: error })),
  );
  const readText = prepareText(apis);
  const identity = createSessionIdentity({
    session: {
      get: () => reportFailure(session.get(), isOver),
      renew: (refused) => reportFailure(session.renew(refused), isOver),
    },
    signOut: async () => session.end(),
  });
  const user = setPortalUser({ discovery, provider, userEntityRef, identity });
  const address = signOutUrl && resolveSafeHref(signOutUrl);
  return address ? { ...user, signOut: () => signOutOfProxy(user, address) } : user;
}

/** Only errors that a page reload can fix are reported here. If the backend is down, the failed requests report it. */
function isOver(error: unknown): boolean {
  return error instanceof SessionEndedError;
}

/** Preloads the text, so that it is available in the user's language when nothing can be fetched. */
function prepareText(apis: ApiHolder): () => string {
  const read = () => apis.get(translationApiRef)?.getTranslation(signInTranslationRef);
  read();
  return () => {
    const text = read();
    return (text?.ready ? text.t : createDefaultText(signInTranslationRef))('notSignedIn');
  };
}

/**
 * Leaves the page for good, so that the user is not signed in again before the proxy signed them out. After that, the
 * proxy decides.
 */
async function signOutOfProxy(user: IdentityApi, address: string): Promise<void> {
  await user.signOut();
  signedOutMark.set(false);
  globalThis.location.assign(address);
  return new Promise(() => {});
}
