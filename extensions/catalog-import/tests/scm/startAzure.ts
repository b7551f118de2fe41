import type { GitRepository } from './gitRepository';
import { startApi, type ApiRequest, type ApiResponse, type TestApi } from './startApi';

const fail = (status: number, typeKey: string, message: string): ApiResponse => ({
  status,
  body: { $id: '1', innerException: null, message, typeName: typeKey, typeKey, errorCode: 0, eventId: 3000 },
});

interface Push {
  refUpdates: Array<{ name: string; oldObjectId: string }>;
  commits: Array<{
    comment: string;
    changes: Array<{ changeType: string; item: { path: string }; newContent: { content: string } }>;
  }>;
}

/**
 * The part of the REST API of Azure DevOps that creates a pull request, for the repository `website` in the project `shop` of `acme`.
 * The token is `azure-token`. Without it, the service responds with its sign-in page.
 */
export async function startAzure(repository: GitRepository): Promise<TestApi> {
  let requests = 0;
  return startApi(async (request) => {
    if (request.authorization !== 'Bearer azure-token') return { status: 203, body: undefined };
    if (request.query.get('api-version') !== '6.0')
      return fail(400, 'VssVersionNotSpecified', 'No api-version.');
    const path = /^\/acme\/shop\/_apis\/git\/repositories\/website(\/.*)?$/.exec(request.path);
    if (!path)
      return fail(
        404,
        'GitRepositoryNotFoundException',
        'TF401019: The Git repository with name or identifier other does not exist or you do not have permissions for the operation you are attempting.',
      );
    if (request.method === 'POST' && path[1] === '/pullrequests') {
      requests += 1;
      return { status: 201, body: { pullRequestId: requests, status: 'active' } };
    }
    return answer(repository, { ...request, path: path[1] ?? '' });
  });
}

async function answer(
  repository: GitRepository,
  { method, path, query, body }: ApiRequest,
): Promise<ApiResponse> {
  const head = await repository.git(['symbolic-ref', 'HEAD']);
  const tip = await repository.resolve(head.replace('refs/heads/', ''));
  if (method === 'GET' && path === '')
    return {
      status: 200,
      body: {
        name: 'website',
        webUrl: 'https://dev.azure.com/acme/shop/_git/website',
        ...(tip !== undefined && { defaultBranch: head }),
      },
    };
  if (method === 'GET' && path === '/refs') {
    // The filter is a prefix.
    const all = await repository.git(['for-each-ref', '--format=%(refname) %(objectname)']);
    const value = all
      .split('\n')
      .filter((line) => line.startsWith(`refs/${query.get('filter') ?? ''}`))
      .map((line) => ({ name: line.split(' ')[0], objectId: line.split(' ')[1] }));
    return { status: 200, body: { value, count: value.length } };
  }
  if (method === 'POST' && path === '/pushes') return push(repository, body as unknown as Push);
  return fail(404, 'NotFound', 'Page not found.');
}

async function push(repository: GitRepository, { refUpdates, commits }: Push): Promise<ApiResponse> {
  const [update] = refUpdates;
  const [commit] = commits;
  const [change] = commit?.changes ?? [];
  if (!update || !commit || !change) return fail(400, 'ArgumentException', 'The push is empty.');
  const branch = update.name.replace('refs/heads/', '');
  const path = change.item.path.replace(/^\//, '');
  const known = await repository.resolve(branch);
  if (known !== undefined && known !== update.oldObjectId)
    return fail(
      409,
      'GitReferenceStaleException',
      `TF401028: The reference '${update.name}' has already been updated by another client, so you cannot update it. Please try again.`,
    );
  const exists = (await repository.read(branch, path)) !== undefined;
  if (exists !== (change.changeType === 'edit'))
    return fail(
      400,
      'GitItemException',
      `TF401035: The object '${path}' does not match the change '${change.changeType}'.`,
    );
  const created = await repository.commit({
    branch,
    path,
    content: change.newContent.content,
    message: commit.comment,
    parent: update.oldObjectId,
  });
  return { status: 201, body: { refUpdates: [{ name: update.name, newObjectId: created }], pushId: 1 } };
}
