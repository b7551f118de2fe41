import { backend, elsewhere, frontend, secret, secretDeep } from '../schema/keys';
import { anything, boolean, host as hostName, link, list, map, text, url } from '../schema/values';

const host = frontend(hostName(), 'Host name of the service.');
const apiBaseUrl = frontend(url(), 'Base URL of the API.').optional();
const baseUrl = frontend(url(), 'Base URL of the web pages.').optional();
const rawBaseUrl = frontend(url(), 'Base URL of raw files.').optional();
const token = secret(text(), 'Token for requests.').optional();
const username = secret(text(), 'Username for requests.').optional();
const password = secret(text(), 'Password for requests.').optional();
const appPassword = secret(text(), 'App password for requests.').optional();
const commitSigningKey = secret(text(), 'Key that signs commits.').optional();
const cloneUrl = frontend(link(), 'URL to clone repositories from.').optional();

/** Other keys of a service are visible only on the server and hidden in printed output. */
const service = <T extends Parameters<typeof map>[0]>(shape: T) =>
  list(map(shape).catchall(secretDeep(anything(), 'An additional setting of the service.'))).optional();

const githubApp = map({
  appId: backend(anything(), 'Id of the app.'),
  clientId: backend(text(), 'Client id of the app.').optional(),
  clientSecret: secret(text(), 'Client secret of the app.').optional(),
  webhookSecret: secret(text(), 'Webhook secret of the app.').optional(),
  privateKey: secret(text(), 'Private key of the app.'),
  allowedInstallationOwners: backend(list(text()), 'Owners whose installations can be used.').optional(),
}).catchall(secretDeep(anything(), 'An additional setting of the app.'));

/** Source control services, their hosts and credentials. */
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
    s3ForcePathStyle: frontend(
      boolean(),
      'Uses path-style URLs, which contain the bucket name in the path.',
    ).optional(),
    accessKeyId: backend(text(), 'Access key id.').optional(),
    secretAccessKey: secret(text(), 'Secret access key.').optional(),
    roleArn: backend(text(), 'ARN of the role to assume.').optional(),
    externalId: backend(text(), 'External id for assuming the role.').optional(),
  }),
  awsCodeCommit: service({
    host: host.optional(),
    region: backend(text(), 'Region of the repositories.').optional(),
    accessKeyId: backend(text(), 'Access key id.').optional(),
    secretAccessKey: secret(text(), 'Secret access key.').optional(),
    roleArn: backend(text(), 'ARN of the role to assume.').optional(),
    externalId: backend(text(), 'External id for assuming the role.').optional(),
  }),
  googleGcs: elsewhere('Access to Google Cloud Storage.').optional(),
});
