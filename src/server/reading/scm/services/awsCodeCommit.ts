import { readMaps, readText } from '#backend';
import type { PlannedRequest } from '../../http/createSender';
import type { ScmPlace, ScmService } from '../scmService';
import { awsHosts, findRegion, printAwsHost } from '../awsRegion';
import { readJson } from '../readJson';

/** AWS CodeCommit. It has no archives, so trees are read file by file. */
export const awsCodeCommitService: ScmService = {
  hosts: () => awsHosts,
  needsRef: true,
  planDefaultRef: (place) => ({
    ...plan(place, 'GetRepository', {}),
    read: (body) => readText(readJson(body), 'repositoryMetadata.defaultBranch'),
  }),
  planFile: (place) => ({
    ...plan(place, 'GetFile', { commitSpecifier: place.address.ref, filePath: place.address.path }),
    decode: (body) => {
      const content = readJson(Buffer.from(body).toString())['fileContent'];
      return typeof content === 'string' ? Buffer.from(content, 'base64') : undefined;
    },
  }),
  planList: (place, folder) => ({
    ...plan(place, 'GetFolder', {
      commitSpecifier: place.address.ref,
      folderPath: folder === '' ? '/' : folder,
    }),
    read: (body) => ({
      files: readMaps(readJson(body), 'files').map((item) => ({
        path: readText(item, 'absolutePath') ?? '',
        id: readText(item, 'blobId') ?? '',
      })),
      folders: readMaps(readJson(body), 'subFolders').flatMap((item) => readText(item, 'absolutePath') ?? []),
    }),
  }),
  findMissing: (_status, body) => {
    const type = readText(readJson(body), '__type') ?? '';
    if (/(?:File|Folder|Path)DoesNotExistException/.test(type)) return 'file';
    return type.includes('DoesNotExistException') ? 'repository' : undefined;
  },
};

function plan(place: ScmPlace, action: string, body: Record<string, string | undefined>): PlannedRequest {
  return {
    url: `https://${hostOf(place)}/`,
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `CodeCommit_20150413.${action}`,
    },
    body: JSON.stringify({ repositoryName: place.address.repo, ...body }),
  };
}

function hostOf({ entry, address }: ScmPlace): string {
  return `codecommit.${printAwsHost(findRegion(entry, address))}`;
}
