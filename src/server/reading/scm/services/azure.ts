import { readMaps, readText } from '#backend';
import { encodePath } from '#model';
import type { ScmPlace, ScmService } from '../scmService';
import { printQuery } from '../printQuery';
import { readJson } from '../readJson';

const VERSION = '6.0';

/** Without it, requests without valid credentials lead to a page to sign in. */
const headers = { 'x-tfs-fedauthredirect': 'Suppress' };

/** Azure DevOps. */
export const azureService: ScmService = {
  planDefaultRef: (place) => ({
    url: `${apiOf(place)}${printQuery({ 'api-version': VERSION })}`,
    headers,
    read: (body) => readText(readJson(body), 'defaultBranch')?.replace(/^refs\/heads\//, ''),
  }),
  planFile: (place) => ({
    url: `${itemsOf(place)}${printQuery({ 'api-version': VERSION, path: `/${place.address.path}`, ...versionOf(place, 'versionDescriptor') })}`,
    headers: { ...headers, accept: 'application/octet-stream' },
  }),
  planVersion: (place) => ({
    url: `${apiOf(place)}/commits${printQuery({
      'api-version': VERSION,
      'searchCriteria.itemPath': place.address.path === '' ? undefined : `/${place.address.path}`,
      ...versionOf(place, 'searchCriteria.itemVersion'),
      'searchCriteria.$top': '1',
    })}`,
    headers,
    read: (body) => {
      const [commit = {}] = readMaps(readJson(body), 'value');
      return readText(commit, 'commitId');
    },
  }),
  planArchive: (place) => ({
    url: `${itemsOf(place)}${printQuery({ ...treeOf(place, place.address.path), download: 'true', $format: 'zip' })}`,
    headers: { ...headers, accept: 'application/zip' },
    format: 'zip',
    // The archive of a folder contains it, and the archive of the repository does not.
    strip: place.address.path === '' ? 0 : 1,
    base: place.address.path,
  }),
  planList: (place, folder) => ({
    url: `${itemsOf(place)}${printQuery(treeOf(place, folder))}`,
    headers: { ...headers, accept: 'application/json' },
    read: (body) => ({
      files: readMaps(readJson(body), 'value').flatMap((item) =>
        item['gitObjectType'] === 'blob'
          ? [
              {
                path: (readText(item, 'path') ?? '').replace(/^\//, ''),
                id: readText(item, 'objectId') ?? '',
              },
            ]
          : [],
      ),
    }),
  }),
};

function apiOf({ config, address: { organization, project, repo } }: ScmPlace): string {
  const path = [organization, project].filter((part) => part !== undefined).join('/');
  return `${config.apiBaseUrl}/${encodePath(path)}/_apis/git/repositories/${encodeURIComponent(repo)}`;
}

function itemsOf(place: ScmPlace): string {
  return `${apiOf(place)}/items`;
}

function treeOf(place: ScmPlace, folder: string): Record<string, string | undefined> {
  return {
    'api-version': VERSION,
    scopePath: `/${folder}`,
    recursionLevel: 'full',
    ...versionOf(place, 'versionDescriptor'),
  };
}

function versionOf({ address }: ScmPlace, name: string): Record<string, string | undefined> {
  return {
    [`${name}.version`]: address.ref,
    [`${name}.versionType`]: address.ref === undefined ? undefined : (address.refKind ?? 'branch'),
  };
}
