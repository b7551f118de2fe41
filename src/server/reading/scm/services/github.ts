import { readFlag, readMaps, readText } from '#backend';
import { encodePath } from '#model';
import type { ScmPlace, ScmService } from '../scmService';
import { printQuery } from '../printQuery';
import { readJson } from '../readJson';

/** GitHub. Without credentials, files are read from the host of raw files, because its API allows 60 requests per hour. */
export const githubService: ScmService = {
  hosts: ({ host }) => [`codeload.${host}`],
  // Refs that do not exist have the status 422.
  findMissing: (_status, body) => (body.includes('No commit found') ? 'repository' : undefined),
  planDefaultRef: (place) => ({
    url: apiOf(place),
    read: (body) => readText(readJson(body), 'default_branch'),
  }),
  planFile({ config, address, isAnonymous }) {
    const { owner, repo, ref, path } = address;
    if (isAnonymous && config.rawBaseUrl !== undefined)
      return { url: `${config.rawBaseUrl}/${encodePath(`${owner}/${repo}/${ref ?? 'HEAD'}/${path}`)}` };
    return {
      url: `${apiOf({ config, address })}/contents/${encodePath(path)}${printQuery({ ref })}`,
      headers: { accept: 'application/vnd.github.v3.raw' },
    };
  },
  planVersion: (place) => ({
    url: `${apiOf(place)}/commits/${refOf(place)}`,
    headers: { accept: 'application/vnd.github.v3.sha' },
    read: (body) => (/^[\da-f]{40,64}$/.test(body.trim()) ? body.trim() : undefined),
  }),
  planArchive: (place, version) => ({
    url: `${apiOf(place)}/tarball/${version}`,
    format: 'tgz',
    strip: 1,
  }),
  planList: (place) => ({
    url: `${apiOf(place)}/git/trees/${refOf(place)}?recursive=1`,
    read(body) {
      const tree = readJson(body);
      const files = readMaps(tree, 'tree').flatMap((item) =>
        item['type'] === 'blob' && item['mode'] !== '120000'
          ? [{ path: readText(item, 'path') ?? '', id: readText(item, 'sha') ?? '' }]
          : [],
      );
      return { files, isIncomplete: readFlag(tree, 'truncated') === true };
    },
  }),
};

function apiOf({ config, address }: Pick<ScmPlace, 'config' | 'address'>): string {
  return `${config.apiBaseUrl}/repos/${encodePath(`${address.owner}/${address.repo}`)}`;
}

function refOf({ address }: ScmPlace): string {
  return encodeURIComponent(address.ref ?? 'HEAD');
}
