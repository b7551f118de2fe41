import { backend, elsewhere, frontend, secret, secretDeep } from '../keys';
import { anything, boolean, list, map, text } from '../values';

const host = frontend(text(), 'Host name of the service.');
const apiBaseUrl = frontend(text(), 'Address of its API.').optional();
const baseUrl = frontend(text(), 'Address of its pages.').optional();
const rawBaseUrl = frontend(text(), 'Address of raw file contents.').optional();
const token = secret(text(), 'Token for requests.').optional();
const username = secret(text(), 'User name for requests.').optional();
const password = secret(text(), 'Password for requests.').optional();
const appPassword = secret(text(), 'App password for requests.').optional();
const commitSigningKey = secret(text(), 'Key that signs commits.').optional();
const cloneUrl = frontend(text(), 'Address to clone repositories from.').optional();

/** Keys that a service has beyond those named here stay on the server, hidden when printed. */
const service = <T extends Parameters<typeof map>[0]>(shape: T) =>
  list(map(shape).catchall(secretDeep(anything(), 'Further setting of the service.'))).optional();

const githubApp = map({
  appId: backend(anything(), 'Number of the app.'),
  clientId: backend(text(), 'Client id of the app.').optional(),
  clientSecret: secret(text(), 'Client secret of the app.').optional(),
  webhookSecret: secret(text(), 'Secret of its webhooks.').optional(),
  privateKey: secret(text(), 'Private key of the app.'),
  allowedInstallationOwners: backend(list(text()), 'Owners whose installations may be used.').optional(),
}).catchall(secretDeep(anything(), 'Further setting of the app.'));

/** Source-control services: which hosts belong to which, and the credentials for them. */
export const integrations = map({
  github: service({
    host: host.default('github.com'),
    apiBaseUrl,
    rawBaseUrl,
    token,
    commitSigningKey,
    apps: list(githubApp).optional(),
  }),
  gitlab: service({ host: host.default('gitlab.com'), apiBaseUrl, baseUrl, token, commitSigningKey }),
  azure: service({ host: host.default('dev.azure.com'), token, commitSigningKey }),
  azureBlobStorage: service({ host: host.optional(), endpoint: baseUrl }),
  bitbucket: service({ host, apiBaseUrl, token, username, appPassword }),
  bitbucketCloud: service({ host: host.optional(), username, appPassword, token, commitSigningKey }),
  bitbucketServer: service({ host, apiBaseUrl, token, username, password, commitSigningKey }),
  gerrit: service({ host, baseUrl, cloneUrl, gitilesBaseUrl: baseUrl, username, password, commitSigningKey }),
  gitea: service({ host, baseUrl, username, password, commitSigningKey }),
  harness: service({ host, apiBaseUrl, token, apiKey: token }),
  awsS3: service({
    host: host.optional(),
    endpoint: baseUrl,
    s3ForcePathStyle: frontend(boolean(), 'Puts the name of the bucket into the path.').optional(),
    accessKeyId: backend(text(), 'Access key.').optional(),
    secretAccessKey: secret(text(), 'Secret of the access key.').optional(),
    roleArn: backend(text(), 'Role to assume.').optional(),
    externalId: backend(text(), 'External id to assume the role with.').optional(),
  }),
  awsCodeCommit: service({
    host: host.optional(),
    region: backend(text(), 'Region of the repositories.').optional(),
    accessKeyId: backend(text(), 'Access key.').optional(),
    secretAccessKey: secret(text(), 'Secret of the access key.').optional(),
    roleArn: backend(text(), 'Role to assume.').optional(),
    externalId: backend(text(), 'External id to assume the role with.').optional(),
  }),
  googleGcs: elsewhere('Access to Google Cloud Storage.').optional(),
});
