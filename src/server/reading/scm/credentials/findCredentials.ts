import type { ScmType } from '#model';
import type { Credentials } from '../../http/createSender';
import type { CredentialRequest } from './credentialRequest';
import { findAwsCredentials } from './aws';
import { findAzureCredentials } from './azure';
import { findBlobCredentials } from './azureBlobStorage';
import { findBitbucketCredentials } from './bitbucket';
import { findGithubCredentials } from './github';
import { basic, bearer, findText, header } from './headers';

type Find = (request: CredentialRequest) => Credentials | undefined | Promise<Credentials | undefined>;

const findByType: Readonly<Record<ScmType, Find>> = {
  awsS3: (request) => findAwsCredentials(request, 's3'),
  awsCodeCommit: (request) => findAwsCredentials(request, 'codecommit'),
  azureBlobStorage: findBlobCredentials,
  azure: findAzureCredentials,
  bitbucket: findBitbucketCredentials,
  bitbucketCloud: findBitbucketCredentials,
  bitbucketServer: findBitbucketCredentials,
  gerrit: ({ entry, label }) => basic(label, findText(entry, 'username'), findText(entry, 'password')),
  github: findGithubCredentials,
  gitlab: ({ entry, label }) => bearer(label, findText(entry, 'token')),
  gitea: ({ entry, label }) => {
    const password = findText(entry, 'password');
    return (
      basic(label, findText(entry, 'username'), password) ??
      header(label, 'authorization', password === undefined ? undefined : `token ${password}`)
    );
  },
  harness: ({ entry, label }) =>
    bearer(label, findText(entry, 'token')) ?? header(label, 'x-api-key', findText(entry, 'apiKey')),
};

/** Returns the credentials for an address, or `undefined` if the configuration has none. */
export async function findCredentials(request: CredentialRequest): Promise<Credentials | undefined> {
  return findByType[request.type](request);
}
