import { encodePath } from '#model';
import type { ScmPlace, ScmService } from '../scmService';
import { printQuery } from '../printQuery';
import { readXml, readXmlBlocks } from '../readXml';

const headers = { 'x-ms-version': '2021-12-02' };

/** Azure Blob Storage. It has no archives, so trees are read file by file. */
export const azureBlobStorageService: ScmService = {
  hosts: ({ host }) => [`*.${host}`],
  planFile: (place) => ({
    url: `${containerOf(place)}/${encodePath(place.address.path)}`,
    headers,
  }),
  planList: (place, folder, next) => ({
    url: `${containerOf(place)}${printQuery({
      comp: 'list',
      marker: next,
      prefix: folder === '' ? undefined : `${folder}/`,
      restype: 'container',
    })}`,
    headers,
    read: (body) => ({
      files: readXmlBlocks(body, 'Blob').map((block) => ({
        path: readXml(block, 'Name')[0] ?? '',
        id: readXml(block, 'Etag')[0] ?? '',
      })),
      next: readXml(body, 'NextMarker')[0] || undefined,
    }),
  }),
  // Containers that do not allow anonymous access do not exist for anonymous requests.
  findMissing: (status, body) => {
    if (status !== 404) return undefined;
    return body.includes('<Code>BlobNotFound</Code>') ? 'file' : 'repository';
  },
};

function accountOf({ config, address }: Pick<ScmPlace, 'config' | 'address'>): string {
  return config.endpoint ?? `https://${address.owner}.${config.host}`;
}

function containerOf(place: ScmPlace): string {
  return `${accountOf(place)}/${encodeURIComponent(place.address.repo)}`;
}
