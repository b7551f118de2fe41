import { encodePath } from '#model';
import type { ScmPlace, ScmService } from '../scmService';
import { printQuery } from '../printQuery';
import { awsHosts, findRegion, printAwsHost } from '../awsRegion';
import { readXml, readXmlBlocks } from '../readXml';

/** Amazon S3, and services that are compatible with it. It has no archives, so trees are read file by file. */
export const awsS3Service: ScmService = {
  hosts: ({ endpoint }) => (endpoint === undefined ? awsHosts : [`*.${new URL(endpoint).host}`]),
  planFile: (place) => ({ url: `${bucketOf(place)}/${encodePath(place.address.path)}` }),
  planList: (place, folder, next) => ({
    url: `${bucketOf(place)}/${printQuery({
      'continuation-token': next,
      'encoding-type': 'url',
      'list-type': '2',
      prefix: folder === '' ? undefined : `${folder}/`,
    })}`,
    read: (body) => ({
      files: readXmlBlocks(body, 'Contents').flatMap((block) => {
        const path = decodeURIComponent((readXml(block, 'Key')[0] ?? '').replaceAll('+', '%20'));
        return path === '' || path.endsWith('/') ? [] : [{ path, id: readXml(block, 'ETag')[0] ?? '' }];
      }),
      next: readXml(body, 'NextContinuationToken')[0] || undefined,
    }),
  }),
  findMissing: (status, body) => {
    if (status !== 404) return undefined;
    return body.includes('<Code>NoSuchKey</Code>') ? 'file' : 'repository';
  },
};

function bucketOf({ config, entry, address }: ScmPlace): string {
  const { repo } = address;
  const { endpoint, s3ForcePathStyle } = config;
  if (endpoint === undefined) return `https://${repo}.s3.${printAwsHost(findRegion(entry, address))}`;
  if (s3ForcePathStyle === true) return `${endpoint}/${encodeURIComponent(repo)}`;
  const url = new URL(endpoint);
  return `${url.protocol}//${repo}.${url.host}`;
}
