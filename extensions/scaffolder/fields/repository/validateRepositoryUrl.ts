import type { HostKind } from './hostKind';
import { parseRepositoryUrl } from './repositoryUrl';

/** What is wrong with a repository location. */
export type RepositoryProblem = 'host' | 'owner' | 'project' | 'repo' | 'url' | 'workspace';

/** Returns the problems of the value of a repository field. `kindOf` returns the kind of a host. */
export function validateRepositoryUrl(
  value: string,
  kindOf: (host: string) => HostKind,
): RepositoryProblem[] {
  if (value === '' || value.startsWith('?')) return ['host'];
  if (!URL.canParse(`https://${value}`)) return ['url'];
  const { host, owner, repo, project, workspace } = parseRepositoryUrl(value);
  const problems: RepositoryProblem[] = [];
  switch (kindOf(host)) {
    case 'bitbucketCloud':
      if (workspace === '') problems.push('workspace');
      if (project === '') problems.push('project');
      break;
    case 'azure':
    case 'bitbucketServer':
      if (project === '') problems.push('project');
      break;
    case 'gerrit':
      break;
    default:
      if (owner === '') problems.push('owner');
  }
  if (repo === '') problems.push('repo');
  return problems;
}
