/** The supported kinds of source-control hosts. */
export type ScmKind = 'github' | 'gitlab' | 'azure' | 'bitbucket' | 'bitbucketServer';

/** Azure DevOps. Its accounts are Microsoft accounts. */
const azureDevOps = '499b84ac-1321-427f-aa17-267ca6975798';
const vso = (...names: string[]): string[] => names.map((name) => `${azureDevOps}/vso.${name}`);

/** Scopes for reading repositories, and additional scopes for writing. */
export const scmScopes: Readonly<Record<ScmKind, { read: readonly string[]; write: readonly string[] }>> = {
  github: { read: ['repo', 'read:org', 'read:user'], write: ['gist'] },
  gitlab: { read: ['read_user', 'read_api', 'read_repository'], write: ['write_repository', 'api'] },
  azure: { read: vso('build', 'code', 'graph', 'project', 'profile'), write: vso('code_manage') },
  bitbucket: {
    read: ['account', 'team', 'pullrequest', 'snippet', 'issue'],
    write: ['pullrequest:write', 'snippet:write', 'issue:write'],
  },
  bitbucketServer: { read: ['PUBLIC_REPOS', 'REPO_READ'], write: ['REPO_WRITE'] },
};
