import { notFoundError, openTo, type Router } from '#backend';
import { isRepositoryPart, type LocalRepositories } from './localRepositories';

interface RepositoryRequest {
  Params: { owner: string; repository: string; '*': string };
}

/** The files that git requests to clone a repository on this machine. */
export function repositoryRoutes(router: Router, repositories: LocalRepositories): void {
  router.get<RepositoryRequest>(
    '/repositories/:owner/:repository/*',
    openTo(
      'callers',
      'Like the catalog, local repositories are open to all users. Templates create them for everyone.',
    ),
    async ({ params }, reply) => {
      const { owner, repository } = params;
      const name = repository.replace(/\.git$/, '');
      const isRepository = repository.endsWith('.git') && isRepositoryPart(owner) && isRepositoryPart(name);
      const file = isRepository ? await repositories.loadForClone({ owner, name }, params['*']) : undefined;
      if (!file) throw notFoundError(`The repository '${owner}/${repository}' has no file '${params['*']}'.`);
      return reply
        .type('application/octet-stream')
        .header('cache-control', 'private, no-cache')
        .header('content-security-policy', "sandbox; default-src 'none'")
        .send(Buffer.from(file));
    },
  );
}
