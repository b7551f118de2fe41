import { type ApiRef, createApiRef } from '#engine';
import type { AuthApi, AuthProviderInfo } from './authApi';

/** All auth providers: the well-known ones, and those that are only in the configuration. */
export interface AuthProvidersApi {
  /** Returns the providers in `auth.providers`, in the order of the configuration, without guest. */
  configured(): readonly AuthProviderInfo[];
  /** Returns the title and the icon of a provider. The title of an unknown provider is its id. */
  info(providerId: string): AuthProviderInfo;
  /** Returns the accounts of a provider, by its id in the URLs of the auth backend. */
  get(providerId: string): AuthApi;
  /** Returns the id of the provider that the user signed in to the portal with. Signing out there ends the portal session. */
  entered(): string | undefined;
}

/** The ref of {@link AuthProvidersApi}. */
export const authProvidersApiRef: ApiRef<AuthProvidersApi> = createApiRef<AuthProvidersApi>({
  id: 'app.auth-providers',
});
