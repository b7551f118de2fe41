import { readMap, readMaps, ReadError, readText, readTexts, type ConfigData } from '#backend';
import type { Credentials } from '../../http/createSender';
import type { CredentialRequest } from './credentialRequest';
import { basic, bearer, findText } from './headers';
import { loadEntraToken } from './entra';

/** The id of Azure DevOps at Microsoft Entra. */
const SCOPE = '499b84ac-1321-427f-aa17-267ca6975798/.default';

/** Azure DevOps: the credential for the organization, else the one for all others. */
export async function findAzureCredentials(request: CredentialRequest): Promise<Credentials | undefined> {
  const { entry, label, address, config } = request;
  const credential = chooseCredential(entry, address.organization ?? '');
  if (!credential) return undefined;
  const personal = findText(credential, 'personalAccessToken');
  const clientId = findText(credential, 'clientId');
  const account = `${label} ${clientId ?? ''}`;
  if (personal !== undefined) return basic(account, '', personal);
  if (clientId === undefined) return undefined;
  if (config.host !== 'dev.azure.com')
    throw new ReadError(`'${config.host}' accepts only a personalAccessToken. Add one to ${label}.`);
  return bearer(account, await loadEntraToken(request, credential, SCOPE));
}

function chooseCredential(entry: ConfigData, organization: string): ConfigData | undefined {
  const token = readText(entry, 'token');
  const older = readMap(entry, 'credential');
  const credentials = [
    ...readMaps(entry, 'credentials'),
    ...(older ? [older] : []),
    ...(token === undefined ? [] : [{ personalAccessToken: token }]),
  ];
  const namesOf = (credential: ConfigData): string[] =>
    (readTexts(credential, 'organizations') ?? []).map((name) => name.toLowerCase());
  return (
    credentials.find((credential) => namesOf(credential).includes(organization.toLowerCase())) ??
    credentials.find((credential) => namesOf(credential).length === 0)
  );
}
