import { readText } from '#backend';
import { encodePath } from '#model';
import type { ScmPlace, ScmService } from '../scmService';
import { readJson } from '../readJson';

/** Gerrit, whose archives come from Gitiles. Addresses for users with credentials start with `/a`. */
export const gerritService: ScmService = {
  planFile: (place) => ({
    url:
      place.address.refKind === 'tag'
        ? `${gitilesOf(place)}/+/refs/tags/${encodePath(`${place.address.ref}/${place.address.path}`)}?format=TEXT`
        : `${revisionOf(place)}/files/${encodeURIComponent(place.address.path)}/content`,
    decode: (body) => Buffer.from(Buffer.from(body).toString('latin1'), 'base64'),
  }),
  planVersion: (place) => ({
    url: revisionOf(place),
    read(body) {
      const found = readJson(body);
      return readText(found, 'object') ?? readText(found, 'revision') ?? readText(found, 'commit');
    },
  }),
  planArchive(place, version) {
    const { path } = place.address;
    const folder = path === '' ? '' : `/${encodePath(path)}`;
    return {
      url: `${gitilesOf(place)}/+archive/${version}${folder}.tar.gz`,
      format: 'tgz',
      strip: 0,
      base: path,
    };
  },
};

/** Returns the address of the repository at Gitiles. */
function gitilesOf({ config, address, isAnonymous }: ScmPlace): string {
  const gitiles = config.gitilesBaseUrl ?? config.baseUrl;
  const base =
    !isAnonymous && gitiles.startsWith(config.baseUrl)
      ? `${config.baseUrl}/a${gitiles.slice(config.baseUrl.length)}`
      : gitiles;
  return `${base}/${encodePath(address.repo)}`;
}

function revisionOf({ config, address: { repo, ref, refKind }, isAnonymous }: ScmPlace): string {
  const project = `${config.baseUrl}${isAnonymous ? '' : '/a'}/projects/${encodeURIComponent(repo)}`;
  if (refKind === 'commit') return `${project}/commits/${encodeURIComponent(ref ?? 'HEAD')}`;
  return `${project}/${refKind === 'tag' ? 'tags' : 'branches'}/${encodeURIComponent(ref ?? 'HEAD')}`;
}
