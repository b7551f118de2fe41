/** The kinds of source-control hosts whose accounts are known. */
export type ScmKind = 'github' | 'gitlab' | 'azure' | 'bitbucket' | 'bitbucketServer';

/** Azure DevOps, as the accounts of Microsoft name it. */
const azureDevOps = '499b84ac-1321-427f-aa17-267ca6975798';
const vso = (...names: string[]): string[] => names.map((name) => `${azureDevOps}/vso.${name}`);

/** What a host is asked for to read repositories, and further to write to them. */
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
