import { readText } from '#backend';
import { encodePath } from '#model';
import type { ScmPlace, ScmService } from '../scmService';
import { printQuery } from '../printQuery';
import { readJson } from '../readJson';

/** Harness Code. */
export const harnessService: ScmService = {
  needsRef: true,
  planDefaultRef: (place) => ({
    url: `${repoOf(place)}${printQuery({ routingId: place.address.owner })}`,
    read: (body) => readText(readJson(body), 'default_branch'),
  }),
  planFile: (place) => ({ url: `${repoOf(place)}/raw/${encodePath(place.address.path)}${queryOf(place)}` }),
  planVersion: (place) => ({
    url: `${repoOf(place)}/content${queryOf(place, { include_commit: 'true' })}`,
    read: (body) => readText(readJson(body), 'latest_commit.sha'),
  }),
  planArchive: (place, version) => ({
    url: `${repoOf(place)}/archive/${version}.zip${printQuery({ routingId: place.address.owner })}`,
    format: 'zip',
    strip: 0,
  }),
};

function repoOf({ config, address: { owner, organization, project, repo } }: ScmPlace): string {
  const path = [owner, organization, project, repo].filter((part) => part !== undefined).join('/');
  return `${config.apiBaseUrl}/repos/${encodePath(path)}/+`;
}

function queryOf({ address }: ScmPlace, more: Record<string, string> = {}): string {
  const ref = address.ref === undefined ? undefined : `refs/heads/${address.ref}`;
  return printQuery({ routingId: address.owner, git_ref: ref, ...more });
}
