import type { ScmIntegrations } from '#model';
import type { RepositoryPart } from './repositoryUrl';

/** The host of repositories on the machine of the portal, which `publish:local` creates. */
export const LOCAL_HOST = 'local';
const BITBUCKET_CLOUD_HOST = 'bitbucket.org';

/** The services that differ in what a repository belongs to. */
export type HostKind =
  | 'azure'
  | 'bitbucketCloud'
  | 'bitbucketServer'
  | 'gerrit'
  | 'gitea'
  | 'github'
  | 'gitlab'
  | 'local'
  | 'other';

/** Returns the kind of a host. */
export function resolveHostKind(host: string, integrations: ScmIntegrations): HostKind {
  if (host === LOCAL_HOST) return 'local';
  switch (integrations.byHost(host)?.type) {
    case 'bitbucketCloud':
      return 'bitbucketCloud';
    case 'bitbucket':
      return host === BITBUCKET_CLOUD_HOST ? 'bitbucketCloud' : 'bitbucketServer';
    case 'bitbucketServer':
      return 'bitbucketServer';
    case 'azure':
      return 'azure';
    case 'gerrit':
      return 'gerrit';
    case 'gitea':
      return 'gitea';
    case 'github':
      return 'github';
    case 'gitlab':
      return 'gitlab';
    default:
      return 'other';
  }
}

/** A host that repositories can be created at. */
export interface HostChoice {
  host: string;
  title: string;
}

const publishable = new Set([
  'azure',
  'bitbucket',
  'bitbucketCloud',
  'bitbucketServer',
  'gerrit',
  'gitea',
  'github',
  'gitlab',
]);

/** Lists the hosts of a field: those that the template allows, or those of the configuration. */
export function listHosts(integrations: ScmIntegrations, allowed: readonly string[]): HostChoice[] {
  const known = integrations
    .list()
    .filter(({ type }) => publishable.has(type))
    .map(({ title, config }) => ({ host: config.host, title }));
  const unique = [...new Map(known.map((choice) => [choice.host, choice])).values()];
  if (allowed.length === 0) return unique;
  return allowed.map((host) => unique.find((choice) => choice.host === host) ?? { host, title: host });
}

/** The messages of a part. */
export type PartText =
  | 'group'
  | 'optionalOwner'
  | 'organization'
  | 'owner'
  | 'parent'
  | 'project'
  | 'repo'
  | 'workspace';

/** The option that lists the allowed values of a part. */
export type AllowedOption = 'allowedOrganizations' | 'allowedOwners' | 'allowedProjects' | 'allowedRepos';

/** An input for a part. */
export interface PartInput {
  part: RepositoryPart;
  text: PartText;
  isRequired: boolean;
  allowed?: AllowedOption;
}

const owner: PartInput = { part: 'owner', text: 'owner', isRequired: true, allowed: 'allowedOwners' };
const repo: PartInput = { part: 'repo', text: 'repo', isRequired: true, allowed: 'allowedRepos' };
const project: PartInput = {
  part: 'project',
  text: 'project',
  isRequired: true,
  allowed: 'allowedProjects',
};

/** The inputs of each kind of host, in their order. */
export const hostInputs: Readonly<Record<HostKind, readonly PartInput[]>> = {
  azure: [
    { part: 'organization', text: 'organization', isRequired: true, allowed: 'allowedOrganizations' },
    project,
    repo,
  ],
  bitbucketCloud: [
    { part: 'workspace', text: 'workspace', isRequired: true, allowed: 'allowedOwners' },
    project,
    repo,
  ],
  bitbucketServer: [project, repo],
  gerrit: [
    { part: 'owner', text: 'optionalOwner', isRequired: false, allowed: 'allowedOwners' },
    { part: 'workspace', text: 'parent', isRequired: false },
    repo,
  ],
  gitea: [owner, repo],
  github: [owner, repo],
  gitlab: [{ ...owner, text: 'group' }, repo],
  local: [owner, repo],
  other: [owner, repo],
};
