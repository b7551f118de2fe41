import { readNumber, readText } from '#backend';
import type { Credentials } from '../../http/createSender';
import { readJson } from '../readJson';
import type { CredentialRequest } from './credentialRequest';
import { basic, bearer, findText, printBasic } from './headers';

const HOUR_SECONDS = 3600;

/** Bitbucket: a user with a password or token, a token, or an OAuth consumer of Bitbucket Cloud. */
export async function findBitbucketCredentials(request: CredentialRequest): Promise<Credentials | undefined> {
  const { entry, label } = request;
  const [username, token] = [findText(entry, 'username'), findText(entry, 'token')];
  return (
    basic(label, username, findText(entry, 'appPassword') ?? findText(entry, 'password')) ??
    (request.type === 'bitbucketServer' ? undefined : basic(label, username, token)) ??
    bearer(label, token) ??
    bearer(label, await loadConsumerToken(request))
  );
}

async function loadConsumerToken({
  entry,
  label,
  config,
  tokens,
  fetchText,
}: CredentialRequest): Promise<string | undefined> {
  const [id, secret] = [findText(entry, 'clientId'), findText(entry, 'clientSecret')];
  if (id === undefined || secret === undefined) return undefined;
  return tokens.load(`${label} ${id} ${secret}`, async () => {
    const found = readJson(
      await fetchText({
        url: `${config.baseUrl}/site/oauth2/access_token`,
        method: 'POST',
        headers: {
          authorization: printBasic(id, secret),
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: 'grant_type=client_credentials',
      }),
    );
    return {
      value: readText(found, 'access_token'),
      expiresAt: Date.now() + (readNumber(found, 'expires_in') ?? HOUR_SECONDS) * 1000,
    };
  });
}
