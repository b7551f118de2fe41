import { readMaps, readText } from '#backend';
import { encodePath } from '#model';
import type { ScmPlace, ScmService } from '../scmService';
import { printQuery } from '../printQuery';
import { readJson } from '../readJson';

/** Bitbucket Server and Data Center. */
export const bitbucketServerService: ScmService = {
  planDefaultRef: (place) => ({
    url: `${apiOf(place)}/default-branch`,
    read: (body) => readText(readJson(body), 'displayId'),
  }),
  planFile: (place) => ({
    url: `${apiOf(place)}/raw/${encodePath(place.address.path)}${printQuery({ at: place.address.ref })}`,
  }),
  planVersion: (place) => ({
    url: `${apiOf(place)}/commits${printQuery({ until: place.address.ref, path: place.address.path || undefined, limit: '1' })}`,
    read: (body) => {
      const [commit = {}] = readMaps(readJson(body), 'values');
      return readText(commit, 'id');
    },
  }),
  planArchive: (place) => ({
    url: `${apiOf(place)}/archive${printQuery({ format: 'tgz', at: place.address.ref, path: place.address.path || undefined })}`,
    format: 'tgz',
    strip: 0,
  }),
};

function apiOf({ config, address: { owner, repo } }: ScmPlace): string {
  return `${config.apiBaseUrl}/projects/${encodeURIComponent(owner)}/repos/${encodeURIComponent(repo)}`;
}
