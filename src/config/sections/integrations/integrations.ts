import { backend, described, elsewhere, frontend, ruled, secret, secretDeep } from '../../schema/keys';
import {
  absoluteUrl,
  anything,
  boolean,
  host as hostName,
  list,
  map,
  number,
  text,
  url,
} from '../../schema/values';
import { checkAzure, checkAzureBlobStorage } from './azureRules';
import { checkAwsS3 } from './awsRules';

const host = frontend(hostName(), 'Host name of the service.');
const apiBaseUrl = frontend(url(), 'Base URL of the API.').optional();
const baseUrl = frontend(url(), 'Base URL of the web pages.').optional();
const rawBaseUrl = frontend(url(), 'Base URL of raw files.').optional();
const token = secret(text(), 'Token for requests.').optional();
const username = secret(text(), 'Username for requests.').optional();
const password = secret(text(), 'Password for requests.').optional();
const appPassword = secret(text(), 'App password for requests.').optional();
const commitSigningKey = secret(text(), 'Key that signs commits.').optional();
const gitilesBaseUrl = frontend(url(), 'Base URL of Gitiles, which shows the files.').optional();
const cloneUrl = frontend(absoluteUrl(), 'URL to clone repositories from.').optional();

/** Other keys of a service are visible only on the server and hidden in printed output. */
const service = <T extends Parameters<typeof map>[0]>(shape: T) =>
  map(shape).catchall(secretDeep(anything(), 'An additional setting of the service.'));

const services = <T extends Parameters<typeof list>[0]>(item: T) => list(item).optional();

const githubApp = map({
  appId: backend(anything(), 'Id of the app.'),
  clientId: backend(text(), 'Client id of the app.').optional(),
  clientSecret: secret(text(), 'Client secret of the app.').optional(),
  webhookSecret: secret(text(), 'Webhook secret of the app.').optional(),
  privateKey: secret(text(), 'Private key of the app.'),
  allowedInstallationOwners: backend(list(text()), 'Owners whose installations can be used.').optional(),
  publicAccess: backend(
    boolean(),
    'Uses the app for public repositories of owners without an installation.',
  ).optional(),
}).catchall(secretDeep(anything(), 'An additional setting of the app.'));

const gitlabRetry = map({
  maxRetries: frontend(number(0), 'How often a failed request is repeated.').optional(),
  retryStatusCodes: described(
    list(frontend(number(), 'HTTP status.')),
    'HTTP statuses of answers whose requests are repeated.',
  ).optional(),
  maxApiRequestsPerMinute: frontend(number(), 'Limit of requests per minute. None by default.').optional(),
});

const azureCredential = map({
  organizations: backend(
    list(text()),
    'Organizations that the credential is for. Without them, it is for all others.',
  ).optional(),
  clientId: backend(text(), 'Client id of the app registration or managed identity.').optional(),
  clientSecret: secret(text(), 'Client secret of the app registration.').optional(),
  tenantId: backend(text(), 'Tenant of the app registration.').optional(),
  managedIdentityClientId: backend(
    text(),
    "Client id of the managed identity that signs the assertion, or 'system-assigned'.",
  ).optional(),
  personalAccessToken: secret(text(), 'Personal access token.').optional(),
});

const awsAccess = {
  accessKeyId: backend(text(), 'Access key id.').optional(),
  secretAccessKey: secret(text(), 'Secret access key.').optional(),
  roleArn: backend(text(), 'ARN of the role to assume.').optional(),
  externalId: backend(text(), 'External id for assuming the role.').optional(),
};

/** Source control services, their hosts and credentials. */
export const integrations = map({
  github: services(
    service({
      host: host.default('github.com'),
      apiBaseUrl,
      rawBaseUrl,
      token,
      commitSigningKey,
      apps: list(githubApp).optional(),
    }),
  ),
  gitlab: services(
    service({
      host: host.default('gitlab.com'),
      apiBaseUrl,
      baseUrl,
      token,
      commitSigningKey,
      retry: described(gitlabRetry, 'How failed requests are repeated.').optional(),
    }),
  ),
  azure: services(
    ruled(
      service({
        host: host.default('dev.azure.com'),
        token,
        credential: described(azureCredential, 'A credential, in the older form.').optional(),
        credentials: described(list(azureCredential), 'Credentials, by organization.').optional(),
        commitSigningKey,
      }),
      checkAzure,
    ),
  ),
  azureBlobStorage: services(
    ruled(
      service({
        host: host.optional(),
        endpoint: frontend(url(), 'Base URL of the service, if it is not the one of the account.').optional(),
        endpointSuffix: backend(text(), 'Suffix of the host, after the account name.').optional(),
        accountName: backend(text(), 'Name of the storage account.').optional(),
        accountKey: secret(text(), 'Key of the storage account.').optional(),
        sasToken: secret(text(), 'SAS token for requests.').optional(),
        connectionString: secret(text(), 'Connection string of the storage account.').optional(),
        aadCredential: described(
          map({
            clientId: backend(text(), 'Client id of the app registration.'),
            clientSecret: secret(text(), 'Client secret of the app registration.'),
            tenantId: backend(text(), 'Tenant of the app registration.'),
          }),
          'Credential of an app registration.',
        ).optional(),
      }),
      checkAzureBlobStorage,
    ),
  ),
  bitbucket: services(service({ host, apiBaseUrl, token, username, appPassword })),
  bitbucketCloud: services(
    service({
      host: host.optional(),
      username,
      appPassword,
      token,
      clientId: secret(text(), 'Client id of the OAuth consumer.').optional(),
      clientSecret: secret(text(), 'Client secret of the OAuth consumer.').optional(),
      commitSigningKey,
    }),
  ),
  bitbucketServer: services(service({ host, apiBaseUrl, token, username, password, commitSigningKey })),
  gerrit: services(
    service({
      host,
      baseUrl,
      cloneUrl,
      gitilesBaseUrl,
      disableEditUrl: frontend(boolean(), 'Whether entities have no link to edit their file.').optional(),
      username,
      password,
      commitSigningKey,
    }),
  ),
  gitea: services(service({ host, baseUrl, username, password, commitSigningKey })),
  harness: services(service({ host, apiBaseUrl, token, apiKey: token })),
  awsS3: services(
    ruled(
      service({
        host: host.optional(),
        endpoint: frontend(url(), 'Base URL of a service that is compatible with Amazon S3.').optional(),
        s3ForcePathStyle: frontend(
          boolean(),
          'Uses path-style URLs, which contain the bucket name in the path.',
        ).optional(),
        ...awsAccess,
      }),
      checkAwsS3,
    ),
  ),
  awsCodeCommit: services(
    service({
      host: host.optional(),
      region: backend(text(), 'Region of the repositories.').optional(),
      ...awsAccess,
    }),
  ),
  googleGcs: elsewhere('Access to Google Cloud Storage.').optional(),
});
