import type { AuthApi } from '#sdk';
import type { ClusterAuth } from '../protocol';
import type { KubernetesAuthProvidersApi } from './KubernetesAuthProvidersApi';

/** The providers whose ID tokens clusters with the auth provider `oidc` accept, and those of access tokens. */
type Account = 'gitlab' | 'google' | 'microsoft' | 'okta' | 'onelogin';

/** Auth providers for which the portal has the credentials. */
const WITHOUT_TOKEN = ['serviceAccount', 'googleServiceAccount', 'aws', 'azure', 'localKubectlProxy'];

const GOOGLE_SCOPE = 'https://www.googleapis.com/auth/cloud-platform.read-only';
/** The application of AKS in Microsoft Entra ID, which all tenants share. */
const AKS_SCOPE = '6dae42f8-4368-4678-94ff-3960e28e3630/user.read';

/** Creates the API from the accounts that users can sign in to. */
export function createKubernetesAuthProvidersApi(
  accounts: Readonly<Record<Account, AuthApi>>,
): KubernetesAuthProvidersApi {
  async function getCredentials(authProvider: string): Promise<{ token?: string }> {
    if (WITHOUT_TOKEN.includes(authProvider)) return {};
    if (authProvider === 'google') return { token: await accounts.google.getAccessToken(GOOGLE_SCOPE) };
    if (authProvider === 'aks') return { token: await accounts.microsoft.getAccessToken(AKS_SCOPE) };
    const [, provider] = /^oidc\.(.+)$/.exec(authProvider) ?? [];
    if (provider === undefined)
      throw new Error(`authProvider "${authProvider}" has no KubernetesAuthProvider defined for it`);
    if (!Object.hasOwn(accounts, provider))
      throw new Error(`KubernetesAuthProviders has no oidcProvider configured for ${authProvider}`);
    return { token: await accounts[provider as Account].getIdToken() };
  }

  return {
    getCredentials,
    async decorateRequestBodyForAuth(authProvider, auth): Promise<ClusterAuth> {
      const { token } = await getCredentials(authProvider);
      if (token === undefined) return auth;
      const [name = '', provider] = authProvider.split(/\.(.*)/s);
      return provider === undefined
        ? { ...auth, [name]: token }
        : { ...auth, oidc: { ...auth.oidc, [provider]: token } };
    },
  };
}
