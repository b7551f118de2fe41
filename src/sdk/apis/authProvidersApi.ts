import { type ApiRef, createApiRef } from '#engine';
import type { AuthApi, AuthProviderInfo } from './authApi';

/** All providers of accounts: the well-known ones, and those that only the configuration names. */
export interface AuthProvidersApi {
  /** The providers that the configuration names below `auth.providers`, in its order; guests have no account. */
  configured(): readonly AuthProviderInfo[];
  /** What to show of a provider; one that nothing is known of is shown by its id. */
  info(providerId: string): AuthProviderInfo;
  /** The accounts of a provider, by its id in the address of the auth backend. */
  get(providerId: string): AuthApi;
  /** The provider that the user came into the portal by; to sign out there is to leave the portal. */
  entered(): string | undefined;
}

/** The ref of {@link AuthProvidersApi}. */
export const authProvidersApiRef: ApiRef<AuthProvidersApi> = createApiRef<AuthProvidersApi>({
  id: 'app.auth-providers',
});
