import { isJsonObject } from '../value/json';
import { readConnectionString } from './readConnectionString';
import type { ScmConfig, ScmType } from './urls/integrationConfig';
import { AWS_HOST, AZURE_BLOB_HOST } from './urls/storage';
import { BITBUCKET_CLOUD_HOST } from './urls/bitbucket';

/** How an entry of `integrations` becomes the configuration of a service. */
interface ScmDefaults {
  /** The host that can be read without an entry. */
  host?: string;
  /** Returns the host of an entry without `host`. */
  findHost?: (entry: ScmEntry) => string | undefined;
  apiBaseUrl?: (host: string, baseUrl: string) => string;
}

/** An entry of `integrations`. Browsers get only some of its keys. */
type ScmEntry = Readonly<Record<string, unknown>>;

const defaults: Readonly<Record<ScmType, ScmDefaults>> = {
  awsS3: { host: AWS_HOST, findHost: ({ endpoint }) => hostOf(endpoint) },
  awsCodeCommit: {
    findHost: ({ region }) => (typeof region === 'string' ? `${region}.console.aws.amazon.com` : undefined),
  },
  azureBlobStorage: { host: AZURE_BLOB_HOST, findHost: findBlobHost },
  azure: { host: 'dev.azure.com', apiBaseUrl: (_host, baseUrl) => baseUrl },
  bitbucket: { apiBaseUrl: bitbucketApi },
  bitbucketCloud: { host: BITBUCKET_CLOUD_HOST, apiBaseUrl: bitbucketApi },
  bitbucketServer: { apiBaseUrl: bitbucketApi },
  gerrit: {},
  github: { host: 'github.com', apiBaseUrl: githubApi },
  gitlab: { host: 'gitlab.com', apiBaseUrl: (_host, baseUrl) => `${baseUrl}/api/v4` },
  gitea: { apiBaseUrl: (_host, baseUrl) => `${baseUrl}/api/v1` },
  harness: { apiBaseUrl: (host) => `https://${host}/gateway/code/api/v1` },
};

/**
 * Reads the entries of a service under `integrations` in `app-config.yaml`. The public host of a service is added if it has no entry, so
 * that its public repositories can always be read. Entries without a host are left out; the configuration reports them.
 *
 * @param section the value of `integrations`
 */
export function readScmConfigs(type: ScmType, section: unknown): ScmConfig[] {
  const { host: known } = defaults[type];
  const list = isJsonObject(section) ? section[type] : undefined;
  const configs = (Array.isArray(list) ? list : []).flatMap((entry: unknown, index) => {
    const config = isJsonObject(entry)
      ? readEntry(type, type === 'azureBlobStorage' ? readBlobEntry(entry) : entry)
      : undefined;
    return config ? [{ ...config, index }] : [];
  });
  return known === undefined || configs.some(({ host, account }) => host === known && account === undefined)
    ? configs
    : [...configs, ...[readEntry(type, { host: known })].filter((config) => config !== undefined)];
}

function readEntry(type: ScmType, entry: ScmEntry): ScmConfig | undefined {
  const { host: known, findHost, apiBaseUrl } = defaults[type];
  const host = (readText(entry, 'host') ?? findHost?.(entry) ?? known)?.toLowerCase().replace(/:443$/, '');
  if (host === undefined || host === '') return undefined;
  const baseUrl = readUrl(entry, 'baseUrl') ?? `https://${host}`;
  return {
    host,
    baseUrl,
    apiBaseUrl: readUrl(entry, 'apiBaseUrl') ?? apiBaseUrl?.(host, baseUrl) ?? '',
    rawBaseUrl:
      readUrl(entry, 'rawBaseUrl') ??
      (host === 'github.com' ? 'https://raw.githubusercontent.com' : undefined),
    gitilesBaseUrl: readUrl(entry, 'gitilesBaseUrl'),
    cloneUrl: readUrl(entry, 'cloneUrl'),
    disableEditUrl: readFlag(entry, 'disableEditUrl'),
    endpoint: readUrl(entry, 'endpoint'),
    account: readText(entry, 'accountName'),
    s3ForcePathStyle: readFlag(entry, 's3ForcePathStyle'),
  };
}

function readText(entry: ScmEntry, key: string): string | undefined {
  const value = entry[key];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function readUrl(entry: ScmEntry, key: string): string | undefined {
  return readText(entry, key)?.replace(/\/+$/, '');
}

/** Environment variables result in strings. */
function readFlag(entry: ScmEntry, key: string): boolean {
  return entry[key] === true || entry[key] === 'true';
}

function hostOf(url: unknown): string | undefined {
  return typeof url === 'string' && URL.canParse(url) ? new URL(url).host : undefined;
}

function findBlobHost({ endpoint, endpointSuffix }: ScmEntry): string | undefined {
  return hostOf(endpoint) ?? (typeof endpointSuffix === 'string' ? `blob.${endpointSuffix}` : undefined);
}

/** Adds what a connection string contains. Only the server sees it, and the name of the account. */
function readBlobEntry(entry: ScmEntry): ScmEntry {
  const connection = readConnectionString(readText(entry, 'connectionString') ?? '');
  return {
    ...entry,
    endpoint: entry['endpoint'] ?? connection['BlobEndpoint'],
    endpointSuffix: entry['endpointSuffix'] ?? connection['EndpointSuffix'],
    accountName: entry['accountName'] ?? connection['AccountName'],
  };
}

function githubApi(host: string): string {
  if (host === 'github.com' || host.endsWith('.ghe.com')) return `https://api.${host}`;
  return `https://${host}/api/v3`;
}

function bitbucketApi(host: string): string {
  return host === BITBUCKET_CLOUD_HOST ? 'https://api.bitbucket.org/2.0' : `https://${host}/rest/api/1.0`;
}
