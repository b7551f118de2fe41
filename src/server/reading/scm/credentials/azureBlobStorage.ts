import { createHmac } from 'node:crypto';
import { readMap } from '#backend';
import { readConnectionString } from '#model';
import type { Credentials, PlannedRequest } from '../../http/createSender';
import type { CredentialRequest } from './credentialRequest';
import { loadEntraToken } from './entra';
import { bearer, findText } from './headers';

const SCOPE = 'https://storage.azure.com/.default';

/** Azure Blob Storage: an account key, a SAS token, or an app registration. */
export async function findBlobCredentials(request: CredentialRequest): Promise<Credentials | undefined> {
  const { entry, label, address, config } = request;
  const connection = readConnectionString(findText(entry, 'connectionString') ?? '');
  const account = config.account ?? address.owner;
  const key = findText(entry, 'accountKey') ?? connection['AccountKey'];
  if (key !== undefined) return { account: label, authorize: (planned) => signShared(planned, account, key) };
  const sas = findText(entry, 'sasToken') ?? connection['SharedAccessSignature'];
  if (sas !== undefined)
    return { account: label, authorize: (planned) => ({ ...planned, url: addQuery(planned.url, sas) }) };
  const registration = readMap(entry, 'aadCredential');
  return registration ? bearer(label, await loadEntraToken(request, registration, SCOPE)) : undefined;
}

function addQuery(address: string, sas: string): string {
  const url = new URL(address);
  return `${address}${url.search === '' ? '?' : '&'}${sas.replace(/^\?/, '')}`;
}

/** Signs a request without a body, as documented in "Authorize with Shared Key". */
function signShared(request: PlannedRequest, account: string, key: string): PlannedRequest {
  const url = new URL(request.url);
  const headers: Record<string, string> = { ...request.headers, 'x-ms-date': new Date().toUTCString() };
  const own = Object.keys(headers)
    .filter((name) => name.startsWith('x-ms-'))
    .toSorted()
    .map((name) => `${name}:${headers[name]}\n`)
    .join('');
  const query = [...url.searchParams.entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `\n${name.toLowerCase()}:${value}`)
    .join('');
  // The eleven headers between the method and the headers of the service are not sent.
  const text = `GET${'\n'.repeat(12)}${own}/${account}${url.pathname}${query}`;
  const signature = createHmac('sha256', Buffer.from(key, 'base64')).update(text, 'utf8').digest('base64');
  return { ...request, headers: { ...headers, authorization: `SharedKey ${account}:${signature}` } };
}
