import { ReadError } from '#backend';
import type { ScmType } from '#model';
import type { Credentials } from '../../http/createSender';
import { basic, bearer, header } from './headers';

/**
 * Returns the credentials of a token that a user or a template provides. `label` identifies the entry of the configuration.
 *
 * @throws ReadError if the service has no tokens
 */
export function tokenCredentials(type: ScmType, label: string, token: string): Credentials | undefined {
  const account = `${label} token`;
  if (type === 'azure') return basic(account, '', token);
  if (type === 'gitea') return header(account, 'authorization', `token ${token}`);
  if (type === 'awsS3' || type === 'awsCodeCommit' || type === 'azureBlobStorage')
    throw new ReadError(
      `${label} cannot be read with a token. Remove the token to use the configured credentials.`,
    );
  return bearer(account, token);
}
