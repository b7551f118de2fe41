import type { ScmConfig } from './integrationConfig';
import type { ScmAddress, ScmUrls } from './scmAddress';
import { joinSegments, segmentsAfter, splitSegments } from './segments';

/** The host of Amazon S3. Buckets and regions are parts in front of it. */
export const AWS_HOST = 'amazonaws.com';

const AWS_OBJECT = /^(?:(.+)\.)?s3(?:[.-](?:dualstack\.)?([a-z\d-]+))?\.amazonaws\.com(?:\.cn)?$/;

/** The characters of a bucket's name, which becomes part of a host name. */
const BUCKET = /^[\w.-]+$/;

/** Amazon S3: `https://{bucket}.s3.{region}.amazonaws.com/{key}`, or with the bucket as the first folder. */
export const awsS3Urls: ScmUrls<ScmConfig> = {
  ownsHost: (host, config) =>
    config.endpoint === undefined
      ? config.host === AWS_HOST && AWS_OBJECT.test(host)
      : host.endsWith(`.${new URL(config.endpoint).host}`),
  parse(url, config) {
    const segments = splitSegments(url.pathname);
    const place = config.endpoint === undefined ? AWS_OBJECT.exec(url.host) : undefined;
    if (place === null) return undefined;
    const endpointHost = config.endpoint === undefined ? undefined : new URL(config.endpoint).host;
    const bucket = place ? place[1] : url.host === endpointHost ? undefined : url.host.split('.')[0];
    const repo = bucket ?? segments.shift();
    if (repo === undefined || !BUCKET.test(repo)) return undefined;
    const slash = url.pathname.endsWith('/') && segments.length > 0 ? '/' : '';
    return { owner: '', repo, region: place?.[2], path: segments.join('/') + slash };
  },
  print: (address, config) => `${printBucket(address, config)}/${joinSegments(address.path)}`,
};

function printBucket({ repo, region }: ScmAddress, { endpoint, s3ForcePathStyle }: ScmConfig): string {
  if (endpoint === undefined)
    return `https://${repo}.s3.${region ? `${region}.` : ''}${AWS_HOST}${region?.startsWith('cn-') ? '.cn' : ''}`;
  if (s3ForcePathStyle === true) return `${endpoint}/${joinSegments(repo)}`;
  const { protocol, host } = new URL(endpoint);
  return `${protocol}//${repo}.${host}`;
}

/** AWS CodeCommit: `/codesuite/codecommit/repositories/{repo}/browse/refs/heads/{branch}/--/{path}`. */
export const awsCodeCommitUrls: ScmUrls<ScmConfig> = {
  parse(url) {
    const segments = splitSegments(url.pathname);
    const start = segments.indexOf('repositories');
    const repo = segments[start + 1];
    if (start < 0 || repo === undefined) return undefined;
    const place = segments.slice(start + 2).filter((part) => part !== 'files' && part !== 'edit');
    const [, ...tail] = place[0] === 'browse' ? place : ['', ...place];
    const dashes = tail.indexOf('--');
    const ref = (dashes < 0 ? tail : tail.slice(0, dashes)).join('/').replace(/^refs\/(heads|tags)\//, '');
    return {
      owner: '',
      repo,
      ref: ref === '' ? undefined : ref,
      path: dashes < 0 ? '' : tail.slice(dashes + 1).join('/'),
      region: url.searchParams.get('region') ?? /^([a-z]{2}(?:-[a-z]+)+-\d+)\./.exec(url.host)?.[1],
    };
  },
  print: (address, config) => printCommitPage('browse', address, config),
  printEdit: (address, config) => printCommitPage('files/edit', address, config),
  printLine: (line) => ({ parameters: { lines: `${line}-${line}` } }),
};

function printCommitPage(
  view: string,
  { repo, ref, path, region }: ScmAddress,
  { baseUrl }: ScmConfig,
): string {
  const place = ref === undefined ? '' : `/${joinSegments('refs', 'heads', ref, '--', path)}`;
  const query = region === undefined ? '' : `?region=${encodeURIComponent(region)}`;
  return `${baseUrl}/codesuite/codecommit/repositories/${joinSegments(repo)}/${view}${place}${query}`;
}

/** The suffix of the hosts of Azure Blob Storage, after the account. */
export const AZURE_BLOB_HOST = 'blob.core.windows.net';

/** Azure Blob Storage: `https://{account}.blob.core.windows.net/{container}/{blob}`. Endpoints of emulators contain the account. */
export const azureBlobStorageUrls: ScmUrls<ScmConfig> = {
  ownsHost: (host, config) => host.endsWith(`.${config.host}`),
  parse(url, { host, endpoint, account }) {
    const first = url.host.split('.')[0] ?? '';
    const owner = url.host === host ? (account ?? first) : first;
    // Several accounts have the same host.
    if (account !== undefined && account !== owner) return undefined;
    const [repo, ...path] = segmentsAfter(url, endpoint ?? url.origin) ?? [];
    return repo === undefined ? undefined : { owner, repo, path: path.join('/') };
  },
  print: ({ owner, repo, path }, { host, endpoint }) =>
    `${endpoint ?? `https://${owner}.${host}`}/${joinSegments(repo, path)}`,
};
