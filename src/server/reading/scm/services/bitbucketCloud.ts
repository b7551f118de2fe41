import { readMaps, readText } from '#backend';
import { encodePath } from '#model';
import type { ScmPlace, ScmService } from '../scmService';
import { readJson } from '../readJson';

/** Bitbucket Cloud. */
export const bitbucketCloudService: ScmService = {
  needsRef: true,
  planDefaultRef: (place) => ({
    url: apiOf(place),
    read: (body) => readText(readJson(body), 'mainbranch.name'),
  }),
  planFile: (place) => ({ url: `${apiOf(place)}/src/${refOf(place)}/${encodePath(place.address.path)}` }),
  planVersion: (place) => ({
    url: `${apiOf(place)}/commits/${refOf(place)}?pagelen=1`,
    read: (body) => {
      const [commit = {}] = readMaps(readJson(body), 'values');
      return readText(commit, 'hash');
    },
  }),
  planArchive: ({ config, address: { owner, repo } }, version) => ({
    url: `${config.baseUrl}/${encodePath(`${owner}/${repo}`)}/get/${version}.tar.gz`,
    format: 'tgz',
    strip: 1,
  }),
};

function apiOf({ config, address: { owner, repo } }: ScmPlace): string {
  return `${config.apiBaseUrl}/repositories/${encodePath(`${owner}/${repo}`)}`;
}

function refOf({ address }: ScmPlace): string {
  return encodeURIComponent(address.ref ?? 'HEAD');
}
