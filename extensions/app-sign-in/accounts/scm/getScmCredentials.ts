import type { AuthProvidersApi, ScmAuthTokenOptions, ScmAuthTokenResponse, ScmIntegrationsApi } from '#sdk';
import { findScmAccount } from './findScmAccount';
import { scmScopes } from './scmScopes';

/**
 * Returns the user's token for the host of a URL, with the scopes for the requested access.
 *
 * @throws if there is no provider for the host.
 */
export async function getScmCredentials(
  { integrations, providers }: { integrations: ScmIntegrationsApi; providers: AuthProvidersApi },
  { url, additionalScope, ...request }: ScmAuthTokenOptions,
): Promise<ScmAuthTokenResponse> {
  const account = findScmAccount(url, await integrations.load());
  if (account === undefined) throw new Error(`No authentication provider available for access to '${url}'`);
  const { read, write } = scmScopes[account.kind];
  const scopes = [
    ...read,
    ...(additionalScope?.repoWrite === true ? write : []),
    ...(additionalScope?.customScopes?.[account.kind] ?? []),
  ];
  const token = await providers.get(account.provider).getAccessToken(scopes, request);
  return { token, headers: { Authorization: `Bearer ${token}` } };
}
