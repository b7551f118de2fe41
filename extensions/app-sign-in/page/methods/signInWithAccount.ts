import {
  type ApiHolder,
  type AuthApi,
  authProvidersApiRef,
  type BackstageIdentityResponse,
  discoveryApiRef,
  type IdentityApi,
} from '#sdk';
import { isRenewable } from '../../accounts/createLazyAuthApi';
import { setPortalUser } from '../../session/setPortalUser';
import { savedProvider } from '../../session/savedProvider';
import { createAccountIdentity } from './createAccountIdentity';
import type { SignInMode } from '../signInMethods';

/** Signs in with a provider; returns `undefined` if that requires a click. */
export async function signInWithAccount(
  apis: ApiHolder,
  provider: string,
  mode: SignInMode,
): Promise<IdentityApi | undefined> {
  const providers = apis.get(authProvidersApiRef);
  const discovery = apis.get(discoveryApiRef);
  if (!providers || !discovery)
    throw new Error(`The APIs for signing in with '${provider}' are not available.`);
  const api = providers.get(provider);
  const found = await askFor(api, provider, mode);
  if (found === undefined && (mode === 'silent' || mode === 'auto')) return undefined;
  if (found === undefined) {
    const { title } = providers.info(provider);
    throw new Error(`The ${title} provider is not configured to support sign-in`);
  }
  return setPortalUser({
    discovery,
    provider,
    userEntityRef: found.identity.userEntityRef,
    identity: createAccountIdentity(api),
  });
}

async function askFor(
  api: AuthApi,
  provider: string,
  mode: SignInMode,
): Promise<BackstageIdentityResponse | undefined> {
  if (mode === 'silent' || mode === 'auto') {
    const known = await api.getBackstageIdentity({ optional: true });
    if (known !== undefined || mode === 'silent') return known;
  }
  // After a redirect, a new page continues the sign-in with the saved provider.
  savedProvider.write(provider);
  try {
    if (mode === 'redirect' && isRenewable(api)) await api.signInByRedirect();
    return await api.getBackstageIdentity({ instantPopup: true });
  } catch (error) {
    if (mode === 'auto' && error instanceof Error && error.name === 'PopupRejectedError') return undefined;
    throw error;
  }
}
