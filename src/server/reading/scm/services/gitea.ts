import { readMaps, readText } from '#backend';
import { encodePath } from '#model';
import type { ScmPlace, ScmService } from '../scmService';
import { printQuery } from '../printQuery';
import { readJson } from '../readJson';

/** Gitea and Forgejo. */
export const giteaService: ScmService = {
  planDefaultRef: (place) => ({
    url: apiOf(place),
    read: (body) => readText(readJson(body), 'default_branch'),
  }),
  planFile: (place) => ({
    url: `${apiOf(place)}/raw/${encodePath(place.address.path)}${printQuery({ ref: place.address.ref })}`,
  }),
  planVersion: (place) => ({
    url: `${apiOf(place)}/commits${printQuery({ sha: place.address.ref, limit: '1', stat: 'false' })}`,
    read: (body) => {
      const [commit = {}] = readMaps(readJson(body), 'items');
      return readText(commit, 'sha');
    },
  }),
  planArchive: (place, version) => ({
    url: `${apiOf(place)}/archive/${version}.tar.gz`,
    format: 'tgz',
    strip: 1,
  }),
};

function apiOf({ config, address: { owner, repo } }: ScmPlace): string {
  return `${config.apiBaseUrl}/repos/${encodePath(`${owner}/${repo}`)}`;
}
