import {
  acceptPassword,
  inputError,
  notFoundError,
  openTo,
  refuseOthers,
  type Router,
  type RouteHandler,
} from '#backend';
import { repositoryReadPermission } from '../../protocol/permissions';
import type { RepositoryContents } from '../../protocol/repositories';
import type { LocalAddresses } from './localAddresses';
import { isRepositoryPart, type LocalRepositories, type RepositoryName } from './localRepositories';
import { readContents } from './readContents';

/** What the routes need. */
export interface RepositoryParts {
  repositories: LocalRepositories;
  addresses: LocalAddresses;
}

interface RepositoryRequest {
  Params: { owner: string; repository: string; '*': string };
  Querystring: { path?: string | string[] };
}

const PATH = '/repositories/:owner/:repository';

/** Serves repositories on this machine: to git, to the page that shows them, and to browsers that open their URLs. */
export function repositoryRoutes(router: Router, { repositories, addresses }: RepositoryParts): void {
  router.get<RepositoryRequest>(
    `${PATH}/*`,
    acceptPassword(refuseOthers(repositoryReadPermission)),
    async ({ params }, reply) => {
      const repository = parseName(params);
      const path = params['*'];
      const file =
        repository && params.repository.endsWith('.git')
          ? await repositories.loadForClone(repository, path)
          : undefined;
      if (!file)
        throw notFoundError(`The repository '${params.owner}/${params.repository}' has no file '${path}'.`);
      return reply
        .type('application/octet-stream')
        .header('cache-control', 'private, no-cache')
        .header('content-security-policy', "sandbox; default-src 'none'")
        .send(Buffer.from(file));
    },
  );

  router.get<RepositoryRequest>(
    `${PATH}/contents`,
    refuseOthers(repositoryReadPermission),
    async ({ params, query: { path = '' } }): Promise<RepositoryContents> => {
      if (typeof path !== 'string') throw inputError("The parameter 'path' must occur only once.");
      const repository = parseName(params);
      if (!repository)
        throw notFoundError(`The repository '${params.owner}/${params.repository}' does not exist.`);
      const contents = await readContents(repositories.pathOf(repository), path);
      return { remoteUrl: addresses.remoteUrl(repository), ...contents };
    },
  );

  // Links to sources lead to these URLs.
  const toPage: RouteHandler<RepositoryRequest> = ({ params }, reply) => {
    const repository = parseName(params);
    if (!repository)
      throw notFoundError(`The repository '${params.owner}/${params.repository}' does not exist.`);
    return reply.redirect(addresses.pageUrl(repository, params['*'] ?? ''));
  };
  const open = openTo('everyone', 'Redirects to a page of the app, for any name, and reads nothing.');
  router.get<RepositoryRequest>(PATH, open, toPage);
  router.get<RepositoryRequest>(`${PATH}/files`, open, toPage);
  router.get<RepositoryRequest>(`${PATH}/files/*`, open, toPage);
}

function parseName({ owner, repository }: RepositoryRequest['Params']): RepositoryName | undefined {
  const name = repository.replace(/\.git$/, '');
  return isRepositoryPart(owner) && isRepositoryPart(name) ? { owner, name } : undefined;
}
