import { readMaps, readText } from '#backend';
import type { ScmPlace, ScmService } from '../scmService';
import { printQuery } from '../printQuery';
import { readJson } from '../readJson';

/** GitLab. Its list of files has 100 per page, so an archive is read for trees and searches. */
export const gitlabService: ScmService = {
  planDefaultRef: (place) => ({
    url: projectOf(place),
    read: (body) => readText(readJson(body), 'default_branch'),
  }),
  planFile: (place) => ({
    url: `${apiOf(place)}/files/${encodeURIComponent(place.address.path)}/raw${printQuery({ ref: refOf(place) })}`,
  }),
  planVersion: (place) => ({
    url: `${apiOf(place)}/commits${printQuery({ ref_name: refOf(place), path: place.address.path || undefined, per_page: '1' })}`,
    read: (body) => {
      const [commit = {}] = readMaps(readJson(body), 'items');
      return readText(commit, 'id');
    },
  }),
  planArchive: (place) => ({
    url: `${apiOf(place)}/archive.tar.gz${printQuery({ sha: refOf(place), path: place.address.path || undefined })}`,
    format: 'tgz',
    strip: 1,
  }),
};

function projectOf({ config, address: { owner, repo } }: ScmPlace): string {
  return `${config.apiBaseUrl}/projects/${encodeURIComponent(`${owner}/${repo}`)}`;
}

function apiOf(place: ScmPlace): string {
  return `${projectOf(place)}/repository`;
}

function refOf({ address }: ScmPlace): string {
  return address.ref ?? 'HEAD';
}
