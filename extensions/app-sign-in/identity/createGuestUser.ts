import { type ApiHolder, discoveryApiRef, errorApiRef, oauthRequestApiRef } from '#sdk';
import { asRefreshable, createGuestIdentity, type RefreshableIdentity } from '#extensions/app-apis';
import { ProviderNotInstalledError } from '../session/fetchSession';
import { signInAsGuest } from '../session/signInAsGuest';
import { GuestRefusedError, signInAsLegacyGuest } from '../session/signInAsLegacyGuest';

/**
 * Creates the user of a portal without a sign-in page: a guest of the backend's guest provider, or a guest without a token
 * if the backend has none. A failed sign-in is retried on the next call.
 */
export function createGuestUser(apis: ApiHolder): RefreshableIdentity {
  const unknown = createGuestIdentity();
  let entering: Promise<RefreshableIdentity> | undefined;

  const enter = (): Promise<RefreshableIdentity> => {
    entering ??= signIn(apis).catch((error: unknown) => {
      if (error instanceof GuestRefusedError) apis.get(errorApiRef)?.post(error);
      else entering = undefined;
      throw error;
    });
    return entering;
  };
  const user = () => enter().catch(() => asRefreshable(unknown));

  return {
    isGuest: true,
    getProfileInfo: async () => (await user()).getProfileInfo(),
    getBackstageIdentity: async () => (await user()).getBackstageIdentity(),
    getCredentials: async () => (await enter()).getCredentials(),
    renewCredentials: async (refused) => (await enter()).renewCredentials(refused),
    signOut: async () => (await user()).signOut(),
  };
}

async function signIn(apis: ApiHolder): Promise<RefreshableIdentity> {
  const discovery = apis.get(discoveryApiRef);
  if (!discovery) return asRefreshable(createGuestIdentity());
  try {
    return await signInAsGuest(discovery, apis.get(oauthRequestApiRef));
  } catch (error) {
    if (error instanceof ProviderNotInstalledError) return signInAsLegacyGuest(apis);
    throw error;
  }
}
