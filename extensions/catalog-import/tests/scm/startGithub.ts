import type { GitRepository } from './gitRepository';
import { startApi, type ApiRequest, type ApiResponse, type TestApi } from './startApi';

const docs = 'https://docs.github.com/rest';
const fail = (status: number, message: string, errors?: object[]): ApiResponse => ({
  status,
  body: { message, ...(errors && { errors }), documentation_url: docs, status: `${status}` },
});

/**
 * The part of GitHub's REST API that reads repositories and creates pull requests, for the repository `acme/website` and others of the
 * owner. The token is `github-token`.
 */
export async function startGithub(
  website: GitRepository,
  others: Readonly<Record<string, GitRepository>> = {},
): Promise<TestApi> {
  const pulls = new Set<string>();
  const repositories: Readonly<Record<string, GitRepository>> = { website, ...others };
  return startApi(async (request) => {
    if (request.authorization !== 'Bearer github-token') return fail(401, 'Bad credentials');
    const [, name = '', path = ''] = /^(?:\/api\/v3)?\/repos\/acme\/([^/]+)(\/.*)?$/.exec(request.path) ?? [];
    const repository = repositories[name];
    if (!repository) return fail(404, 'Not Found');
    return answer({ name, repository, pulls }, { ...request, path });
  });
}

async function answer(
  {
    name: repositoryName,
    repository,
    pulls,
  }: { name: string; repository: GitRepository; pulls: Set<string> },
  { method, path, query, body }: ApiRequest,
): Promise<ApiResponse> {
  const file = /^\/contents\/(.+)$/.exec(path)?.[1];
  if (method === 'GET' && file !== undefined) {
    // A ref is a branch, a commit, or HEAD.
    const revision = `${query.get('ref') ?? 'HEAD'}:${file}`;
    const content = await repository.git(['show', revision]).catch(() => undefined);
    if (content !== undefined) return { status: 200, body: `${content}\n` };
  }
  const head = (await repository.git(['symbolic-ref', 'HEAD'])).replace('refs/heads/', '');
  const text = (key: string): string => String(body[key]);
  if (method === 'GET' && path === '')
    return { status: 200, body: { full_name: `acme/${repositoryName}`, default_branch: head } };
  if ((await repository.resolve(head)) === undefined) return fail(409, 'Git Repository is empty.');

  const ref = /^\/git\/ref\/heads\/(.+)$/.exec(path)?.[1];
  if (method === 'GET' && ref !== undefined) {
    const sha = await repository.resolve(ref);
    if (sha === undefined) return fail(404, 'Not Found');
    return { status: 200, body: { ref: `refs/heads/${ref}`, object: { type: 'commit', sha } } };
  }
  if (method === 'POST' && path === '/git/refs') {
    const branch = text('ref').replace('refs/heads/', '');
    if ((await repository.resolve(branch)) !== undefined) return fail(422, 'Reference already exists');
    await repository.git(['update-ref', text('ref'), text('sha')]);
    return { status: 201, body: { ref: text('ref'), object: { type: 'commit', sha: text('sha') } } };
  }
  const [, kind, name] = /^\/(commits|git\/trees)\/(.+)$/.exec(path) ?? [];
  if (method === 'GET' && name !== undefined) {
    const sha = await repository.git(['rev-parse', '--verify', name]).catch(() => undefined);
    if (sha === undefined) return fail(kind === 'commits' ? 422 : 404, `No commit found for SHA: ${name}`);
    if (kind === 'commits') return { status: 200, body: sha };
    const listed = await repository.git(['ls-tree', '-r', sha]);
    const tree = listed.split('\n').map((line) => {
      const [mode, type, id, file] = line.split(/\s/);
      return { path: file, mode, type, sha: id };
    });
    return { status: 200, body: { sha, tree, truncated: false } };
  }
  if (method === 'PUT' && file !== undefined) {
    const branch = text('branch');
    const known = await repository
      .git(['rev-parse', '--verify', '--quiet', `refs/heads/${branch}:${file}`])
      .catch(() => undefined);
    if (known !== undefined && body['sha'] === undefined)
      return fail(422, 'Invalid request.\n\n"sha" wasn\'t supplied.');
    if (known !== body['sha']) return fail(409, `${file} does not match ${text('sha')}`);
    const content = Buffer.from(text('content'), 'base64').toString();
    const sha = await repository.commit({ branch, path: file, content, message: text('message') });
    const blob = await repository.git(['rev-parse', `refs/heads/${branch}:${file}`]);
    return { status: 201, body: { content: { path: file, sha: blob }, commit: { sha } } };
  }
  if (method === 'POST' && path === '/pulls') {
    if (pulls.has(text('head')))
      return fail(422, 'Validation Failed', [
        {
          resource: 'PullRequest',
          code: 'custom',
          message: `A pull request already exists for acme:${text('head')}.`,
        },
      ]);
    pulls.add(text('head'));
    return {
      status: 201,
      body: { number: pulls.size, html_url: `https://github.com/acme/${repositoryName}/pull/${pulls.size}` },
    };
  }
  return fail(404, 'Not Found');
}
