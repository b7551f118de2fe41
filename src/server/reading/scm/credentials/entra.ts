import type { TokenCredential } from '@azure/identity';
import { ReadError, type ConfigData } from '#backend';
import type { CredentialRequest } from './credentialRequest';
import { findText } from './headers';

/**
 * Loads a token of Microsoft Entra for a client secret, a managed identity, or a managed identity that signs an assertion. The library is
 * only imported here, because it takes most of a second.
 */
export function loadEntraToken(
  { label, tokens }: CredentialRequest,
  credential: ConfigData,
  scope: string,
): Promise<string> {
  const key = JSON.stringify([label, scope, credential]);
  return tokens.load(key, async () => {
    const found = await (await createCredential(credential)).getToken(scope).catch((error: unknown) => {
      const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
      throw new ReadError(`Microsoft Entra returned no token for ${label}: ${reason}`);
    });
    if (found === null) throw new ReadError(`Microsoft Entra returned no token for ${label}.`);
    return { value: found.token, expiresAt: found.expiresOnTimestamp };
  });
}

async function createCredential(credential: ConfigData): Promise<TokenCredential> {
  const { ClientAssertionCredential, ClientSecretCredential, ManagedIdentityCredential } =
    await import('@azure/identity');
  const [clientId = '', clientSecret, tenantId = '', managed] = [
    'clientId',
    'clientSecret',
    'tenantId',
    'managedIdentityClientId',
  ].map((name) => findText(credential, name));
  const createManaged = (id: string): TokenCredential =>
    id === 'system-assigned' ? new ManagedIdentityCredential() : new ManagedIdentityCredential(id);
  if (clientSecret !== undefined) return new ClientSecretCredential(tenantId, clientId, clientSecret);
  if (managed === undefined) return createManaged(clientId);
  return new ClientAssertionCredential(tenantId, clientId, async () => {
    const assertion = await createManaged(managed).getToken('api://AzureADTokenExchange/.default');
    return assertion?.token ?? '';
  });
}
