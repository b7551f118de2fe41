import type { KubernetesCluster } from '../api/KubernetesApi';
import type { KubernetesAuthProvidersApi } from '../api/KubernetesAuthProvidersApi';
import type { ClusterAuth } from '../protocol';

/** The user's token for a cluster is missing, for example because the user did not sign in to the provider. */
export class TokenError extends Error {
  override readonly name = 'TokenError';
}

/**
 * Gets the user's tokens for clusters. The sign-in dialog of the portal opens if a provider needs it.
 *
 * @throws TokenError if there is none for the only cluster. Of several clusters, the backend reports those without a token
 */
export async function collectTokens(
  authApi: KubernetesAuthProvidersApi,
  clusters: readonly KubernetesCluster[],
): Promise<ClusterAuth> {
  let auth: ClusterAuth = {};
  for (const provider of new Set(clusters.map(printProvider))) {
    try {
      auth = await authApi.decorateRequestBodyForAuth(provider, auth);
    } catch (error) {
      if (clusters.length === 1)
        throw new TokenError(error instanceof Error ? error.message : String(error), { cause: error });
    }
  }
  return auth;
}

function printProvider({ authProvider, oidcTokenProvider }: KubernetesCluster): string {
  return oidcTokenProvider === undefined ? authProvider : `${authProvider}.${oidcTokenProvider}`;
}
