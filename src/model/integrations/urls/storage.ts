import type { ScmConfig } from './integrationConfig';
import type { ScmAddress, ScmUrls } from './scmAddress';
import { joinSegments, splitSegments } from './segments';

/** The host of Amazon S3. Buckets and regions are parts in front of it. */
export const AWS_HOST = 'amazonaws.com';

const AWS_OBJECT = /^(?:(.+)\.)?s3(?:[.-](?:dualstack\.)?([a-z\d-]+))?\.amazonaws\.com(?:\.cn)?$/;

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
    if (repo === undefined) return undefined;
    const slash = url.pathname.endsWith('/') && segments.length > 0 ? '/' : '';
    return { owner: '', repo, region: place?.[2], path: segments.join('/') + slash };
  },
  print: (address, config) => `${printBucket(address, config)}/${joinSegments(address.path)}`,
};

function printBucket({ repo, region }: ScmAddress, { endpoint, s3ForcePathStyle }: ScmConfig): string {
  if (endpoint === undefined) return `https://${repo}.s3.${region ? `${region}.` : ''}${AWS_HOST}`;
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
      region: url.searchParams.get('region') ?? url.host.split('.')[0],
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

/** Azure Blob Storage: `https://{account}.blob.core.windows.net/{container}/{blob}`. */
export const azureBlobStorageUrls: ScmUrls<ScmConfig> = {
  ownsHost: (host, config) => host.endsWith(`.${config.host}`),
  parse(url) {
    const [repo, ...path] = splitSegments(url.pathname);
    return repo === undefined
      ? undefined
      : { owner: url.host.split('.')[0] ?? '', repo, path: path.join('/') };
  },
  print: ({ owner, repo, path }, { host, endpoint }) =>
    `${endpoint ?? `https://${owner}.${host}`}/${joinSegments(repo, path)}`,
};
