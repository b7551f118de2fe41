import { type ApiRef, createApiRef } from '#sdk';
import type { ClusterAuth } from '../protocol';

/** Gets the user's tokens for clusters. */
export interface KubernetesAuthProvidersApi {
  /**
   * Returns the user's token for clusters with an auth provider, such as `google` or `oidc.okta`. There is no token if the portal
   * has its own credentials.
   *
   * @throws Error if the auth provider is not known
   */
  getCredentials(authProvider: string): Promise<{ token?: string }>;

  /**
   * Returns the tokens of a request with the user's token for an auth provider added.
   *
   * @throws Error if the auth provider is not known
   */
  decorateRequestBodyForAuth(authProvider: string, auth: ClusterAuth): Promise<ClusterAuth>;
}

/** The API ref of {@link KubernetesAuthProvidersApi}. */
export const kubernetesAuthProvidersApiRef: ApiRef<KubernetesAuthProvidersApi> =
  createApiRef<KubernetesAuthProvidersApi>({ id: 'plugin.kubernetes-auth-providers.service' });
