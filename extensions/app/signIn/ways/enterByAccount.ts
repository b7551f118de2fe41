import {
  type ApiHolder,
  type AuthApi,
  authProvidersApiRef,
  type BackstageIdentityResponse,
  discoveryApiRef,
  type IdentityApi,
} from '#sdk';
import { isRenewable } from '../../api/auth/createLazyAuthApi';
import { enterPortal } from '../../session/enterPortal';
import { savedProvider } from '../../session/savedProvider';
import { createAccountIdentity } from './createAccountIdentity';
import { redirectMark } from './redirectMark';
import type { SignInMode } from '../enterBy';

/** Signs in at a provider; `undefined` when that takes a click. */
export async function enterByAccount(
  apis: ApiHolder,
  provider: string,
  mode: SignInMode,
): Promise<IdentityApi | undefined> {
  const providers = apis.get(authProvidersApiRef);
  const discovery = apis.get(discoveryApiRef);
  if (!providers || !discovery) throw new Error(`There is no API for accounts of '${provider}'.`);
  const api = providers.get(provider);
  const found = await askFor(api, provider, mode);
  if (found === undefined && (mode === 'silent' || mode === 'auto')) return undefined;
  if (found === undefined) {
    const { title } = providers.info(provider);
    throw new Error(`The ${title} provider is not configured to support sign-in`);
  }
  redirectMark.set(false);
  return enterPortal({
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
    // Who was just led back without a session would be led away again, and so on for ever.
    if (known !== undefined || mode === 'silent' || redirectMark.isSet()) {
      redirectMark.set(false);
      return known;
    }
  }
  // The provider may lead back to a new page, which goes on with it.
  savedProvider.write(provider);
  redirectMark.set(true);
  try {
    if (mode === 'redirect' && isRenewable(api)) await api.signInByRedirect();
    return await api.getBackstageIdentity({ instantPopup: true });
  } catch (error) {
    redirectMark.set(false);
    if (mode === 'auto' && error instanceof Error && error.name === 'PopupRejectedError') return undefined;
    throw error;
  }
}
