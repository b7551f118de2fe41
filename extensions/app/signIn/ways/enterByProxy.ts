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
import { enterPortal } from '../../session/enterPortal';
import { SessionEndedError } from '../../session/fetchSession';
import { openProviderSession } from '../../session/openProviderSession';
import { signedOutMark } from '../../session/signedOutMark';
import { signInTranslationRef } from '../screen/signInMessages';
import type { ProxySettings } from '../signInSettings';
import { createProxyFetch } from './createProxyFetch';
import { tellOnce } from './tellOnce';

const RENEW_WITHIN = 5 * 60_000;

/**
 * Takes whom the proxy in front of the portal says to come for the user. There is nothing to begin and nothing to end at a
 * provider: the backend reads what the proxy adds to each request, and its session is renewed five minutes before its end.
 */
export async function enterByProxy(
  apis: ApiHolder,
  provider: string,
  { headers, signOutUrl }: ProxySettings,
): Promise<IdentityApi> {
  const discovery = apis.get(discoveryApiRef);
  if (!discovery) throw new Error(`There is no API for accounts of '${provider}'.`);
  const session = openProviderSession(discovery, provider, {
    baseFetch: createProxyFetch(headers),
    renewWithin: RENEW_WITHIN,
  });
  const { userEntityRef } = expectUser(await session.enter()).identity;
  if (!/^(?:[^:/]+:)?(?:[^:/]+\/)?[^:/]+$/.test(userEntityRef)) {
    session.end();
    throw new Error(`Invalid user entity reference "${userEntityRef}"`);
  }
  const tell = tellOnce((error) => apis.get(errorApiRef)?.post(new Error(readText(), { cause: error })));
  const readText = prepareText(apis);
  const identity = createSessionIdentity({
    session: {
      get: () => tell(session.get(), isOver),
      renew: (refused) => tell(session.renew(refused), isOver),
    },
    signOut: async () => session.end(),
  });
  const user = enterPortal({ discovery, provider, userEntityRef, identity });
  const address = signOutUrl && resolveSafeHref(signOutUrl);
  return address ? { ...user, signOut: () => leaveBy(user, address) } : user;
}

/** A backend that cannot be reached is told of where its answer is missing; here only what a reload can mend. */
function isOver(error: unknown): boolean {
  return error instanceof SessionEndedError;
}

/** Asks for the text now, so that it is there in the user's language when nothing can be fetched. */
function prepareText(apis: ApiHolder): () => string {
  const read = () => apis.get(translationApiRef)?.getTranslation(signInTranslationRef);
  read();
  return () => {
    const text = read();
    return (text?.ready ? text.t : createDefaultText(signInTranslationRef))('notSignedIn');
  };
}

/** The page is left for good, so that nobody comes in again before the proxy has forgotten them; afterwards it says who comes. */
async function leaveBy(user: IdentityApi, address: string): Promise<void> {
  await user.signOut();
  signedOutMark.set(false);
  globalThis.location.assign(address);
  return new Promise(() => {});
}
