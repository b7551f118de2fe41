import type { HostKind } from './hostKind';
import type { RepositoryLocation, RepositoryPart } from './repositoryUrl';
import type { SuggestionQuery, Suggestions } from './useSuggestions';

/** What to load for the part that owns repositories: owners, groups or workspaces. */
export function planOwners(kind: HostKind, { host }: RepositoryLocation): SuggestionQuery | undefined {
  if (kind === 'github') return { provider: 'github', resource: 'repositoriesWithOwner', context: { host } };
  if (kind === 'gitlab') return { provider: 'gitlab', resource: 'groups', context: { host } };
  if (kind === 'gitea') return { provider: 'gitea', resource: 'repositoriesWithOwner', context: { host } };
  if (kind === 'bitbucketCloud')
    return { provider: 'bitbucket-cloud', resource: 'workspaces', context: { host } };
  return undefined;
}

/** What to load for projects. */
export function planProjects(
  kind: HostKind,
  { host, workspace }: RepositoryLocation,
): SuggestionQuery | undefined {
  return kind === 'bitbucketCloud' && workspace !== ''
    ? { provider: 'bitbucket-cloud', resource: 'projects', context: { host, workspace } }
    : undefined;
}

/** What to load for repositories. At GitHub and Gitea, they are loaded with the owners. */
export function planRepositories(
  kind: HostKind,
  { host, owner, workspace, project }: RepositoryLocation,
  owners: Suggestions,
): SuggestionQuery | undefined {
  if (kind === 'bitbucketCloud' && workspace !== '' && project !== '')
    return { provider: 'bitbucket-cloud', resource: 'repositories', context: { host, workspace, project } };
  const group = kind === 'gitlab' ? owners.find(({ title }) => title === owner) : undefined;
  return group && { provider: 'gitlab', resource: 'repositories', context: { host, id: group.id } };
}

/** What was loaded for a location. */
export interface LoadedSuggestions {
  owners: Suggestions;
  projects: Suggestions;
  repositories: Suggestions;
}

/** Returns the values to suggest for a part. */
export function listSuggestions(
  part: RepositoryPart,
  kind: HostKind,
  location: RepositoryLocation,
  { owners, projects, repositories }: LoadedSuggestions,
): string[] {
  const isWithOwner = kind === 'github' || kind === 'gitea';
  const names = (results: Suggestions): string[] => results.map(({ id, title }) => title ?? id);
  if (part === 'project') return projects.map(({ id }) => id);
  if (part === 'workspace') return kind === 'bitbucketCloud' ? owners.map(({ id }) => id) : [];
  if (part === 'owner')
    return isWithOwner ? [...new Set(owners.map(({ id }) => splitName(id).owner))] : names(owners);
  if (part !== 'repo') return [];
  if (!isWithOwner) return kind === 'bitbucketCloud' ? repositories.map(({ id }) => id) : names(repositories);
  return owners.flatMap(({ id }) => (splitName(id).owner === location.owner ? [splitName(id).name] : []));
}

function splitName(fullName: string): { owner: string; name: string } {
  const [owner = '', name = ''] = fullName.split('/');
  return { owner, name };
}
