import { createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';
import { readMaps, ReadError, readText, readTexts, type ConfigData } from '#backend';
import type { Credentials } from '../../http/createSender';
import { readJson } from '../readJson';
import type { CredentialRequest } from './credentialRequest';
import { bearer, findText } from './headers';
import type { Expiring } from './tokenCache';

const PAGE = 100;
const MAX_PAGES = 20;
const MINUTE = 60_000;
/** How long the list of installations is kept. */
const LIST_TIME = 15 * MINUTE;

/** GitHub: the app that is installed for the owner of the repository, or the token. */
export async function findGithubCredentials(request: CredentialRequest): Promise<Credentials | undefined> {
  const { entry, label, config, tokens } = request;
  for (const app of readMaps(entry, 'apps')) {
    const installation = await findInstallation(app, request);
    if (installation === undefined) continue;
    const key = [config.host, readText(app, 'appId'), installation].join(' ');
    const token = await tokens.load(key, () => createToken(app, installation, request));
    return bearer(`${label} ${installation}`, token);
  }
  return bearer(label, findText(entry, 'token'));
}

/** Returns the path of the app's installation for the owner of the repository. */
async function findInstallation(app: ConfigData, request: CredentialRequest): Promise<string | undefined> {
  const owner = request.address.owner.toLowerCase();
  const allowed = readTexts(app, 'allowedInstallationOwners')?.map((name) => name.toLowerCase());
  // Environment variables result in strings.
  const isForAll = String(app['publicAccess']) === 'true';
  const isAllowed = !allowed || allowed.includes(owner);
  if (!isAllowed && !isForAll) return undefined;
  const installations = await request.tokens.load(
    [request.config.host, readText(app, 'appId'), 'installations'].join(' '),
    () => listInstallations(app, request),
  );
  const own = isAllowed ? installations.get(owner) : undefined;
  // Any installation can read public repositories.
  return own ?? (isForAll ? [...installations.values()][0] : undefined);
}

async function listInstallations(
  app: ConfigData,
  request: CredentialRequest,
): Promise<Expiring<Map<string, string>>> {
  const found = new Map<string, string>();
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const body = await callApi(app, request, 'GET', `/app/installations?per_page=${PAGE}&page=${page}`);
    const installations = readMaps(readJson(body), 'items');
    for (const installation of installations) {
      const owner = readText(installation, 'account.login')?.toLowerCase();
      // A suspended installation has a time of suspension.
      if (owner !== undefined && typeof installation['suspended_at'] !== 'string')
        found.set(owner, `/app/installations/${readText(installation, 'id')}`);
    }
    if (installations.length < PAGE) break;
  }
  return { value: found, expiresAt: Date.now() + LIST_TIME };
}

async function createToken(
  app: ConfigData,
  installation: string,
  request: CredentialRequest,
): Promise<Expiring<string>> {
  const found = readJson(await callApi(app, request, 'POST', `${installation}/access_tokens`));
  const value = readText(found, 'token');
  if (value === undefined)
    throw new ReadError(`'${request.config.host}' returned no token for the app of ${request.label}.`);
  return { value, expiresAt: Date.parse(readText(found, 'expires_at') ?? '') || Date.now() };
}

async function callApi(
  app: ConfigData,
  { config, fetchText, label }: CredentialRequest,
  method: string,
  path: string,
): Promise<string> {
  return fetchText({
    url: `${config.apiBaseUrl}${path}`,
    method,
    headers: {
      authorization: `Bearer ${await signAppToken(app, label)}`,
      accept: 'application/vnd.github+json',
    },
  });
}

/** Signs a token for the app itself. It is issued in the past, because clocks differ. */
async function signAppToken(app: ConfigData, label: string): Promise<string> {
  const appId = readText(app, 'appId') ?? '';
  const now = Date.now();
  try {
    const key = createPrivateKey((readText(app, 'privateKey') ?? '').replaceAll(String.raw`\n`, '\n'));
    return await new SignJWT()
      .setProtectedHeader({ alg: 'RS256' })
      .setIssuer(appId)
      .setIssuedAt(new Date(now - MINUTE))
      .setExpirationTime(new Date(now + 9 * MINUTE))
      .sign(key);
  } catch {
    throw new ReadError(`The privateKey of the app '${appId}' in ${label} is not a valid private key.`);
  }
}
