import { afterEach, describe, expect, it } from 'vitest';
import { createScmIntegrations, type ScmIntegrations } from '#model';
import type { CatalogApi } from '#extensions/catalog';
import { createCatalogImportApi } from '../api/createCatalogImportApi';
import type { PullRequestProgress } from '../pullRequest/pullRequest';
import { mockApis } from '#sdk/testing';
import { createGitRepository, type GitRepository } from './scm/gitRepository';
import { startAzure } from './scm/startAzure';
import type { TestApi } from './scm/startApi';
import { startGithub } from './scm/startGithub';

const yaml = `apiVersion: backstage.io/v1alpha1
kind: Component
metadata: { name: website, description: Grüße }
spec: { type: website, lifecycle: production, owner: team-a }
`;
const opened: Array<{ stop: () => Promise<void> } | { remove: () => Promise<void> }> = [];

afterEach(async () => {
  for (const one of opened.splice(0)) await ('stop' in one ? one.stop() : one.remove());
});

interface Flow {
  repository: GitRepository;
  api: TestApi;
  submit: (options?: {
    progress?: PullRequestProgress;
    url?: string;
    branch?: string;
    content?: string;
  }) => Promise<{
    result?: { link: string; location: string };
    error?: Error & { step?: string; hint?: { type: string } };
    progress: PullRequestProgress;
    steps: string[];
  }>;
}

const services = {
  github: {
    start: startGithub,
    url: 'https://github.com/acme/website',
    token: 'github-token',
    integrations: (origin: string) =>
      createScmIntegrations({ github: [{ host: 'github.com', apiBaseUrl: origin }] }),
  },
  azure: {
    start: startAzure,
    url: 'https://dev.azure.com/acme/shop/_git/website',
    token: 'azure-token',
    integrations: (origin: string) =>
      createScmIntegrations({ azure: [{ host: 'dev.azure.com', baseUrl: origin }] }),
  },
} as const;

async function openFlow(
  type: keyof typeof services,
  options: Parameters<typeof createGitRepository>[0] & { errors?: string[] } = {},
): Promise<Flow> {
  const service = services[type];
  const repository = await createGitRepository(options);
  const api = await service.start(repository);
  opened.push(api, repository);
  const integrations: ScmIntegrations = service.integrations(api.origin);
  const catalog: Partial<CatalogApi> = {
    validateEntity: async () =>
      options.errors
        ? { valid: false, errors: options.errors.map((message) => ({ name: 'InputError', message })) }
        : { valid: true },
  };
  const importApi = createCatalogImportApi({
    config: mockApis.config({ data: { app: { title: 'Portal', baseUrl: 'https://portal.example' } } }),
    catalog: catalog as CatalogApi,
    integrations: { load: async () => integrations },
    auth: {
      getCredentials: async () => ({
        token: service.token,
        headers: { Authorization: `Bearer ${service.token}` },
      }),
    },
  });
  return {
    repository,
    api,
    async submit({ progress = {}, url = service.url, branch, content = yaml } = {}) {
      const steps: string[] = [];
      let latest = progress;
      const texts = await importApi.preparePullRequest();
      const request = {
        repositoryUrl: url,
        fileContent: content,
        ...texts,
        ...(branch !== undefined && { branchName: branch }),
      };
      try {
        const result = await importApi.submitPullRequest(request, {
          progress,
          onStep: (step) => steps.push(step),
          onProgress: (changed) => {
            latest = changed;
          },
        });
        return { result, progress: latest, steps };
      } catch (error) {
        return { error: error as Error, progress: latest, steps };
      }
    },
  };
}

describe('at GitHub', () => {
  it('creates a branch, a commit with the file, and a pull request', async () => {
    const { repository, submit } = await openFlow('github');
    const { result, steps } = await submit();
    expect(result).toEqual({
      link: 'https://github.com/acme/website/pull/1',
      location: 'https://github.com/acme/website/blob/main/catalog-info.yaml',
    });
    expect(steps).toEqual([
      'validate',
      'signIn',
      'repository',
      'defaultBranch',
      'branch',
      'commit',
      'pullRequest',
    ]);
    expect(await repository.read('backstage-integration', 'catalog-info.yaml')).toBe(yaml.trimEnd());
    expect(await repository.read('backstage-integration', 'README.md')).toBe('Hello');
    expect(await repository.read('main', 'catalog-info.yaml')).toBeUndefined();
    expect(await repository.git(['log', '-1', '--format=%s', 'backstage-integration'])).toBe(
      'Add catalog-info.yaml config file',
    );
  });

  it('uses an unusual default branch', async () => {
    const { result } = await (await openFlow('github', { defaultBranch: 'release/2.x' })).submit();
    expect(result?.location).toBe('https://github.com/acme/website/blob/release/2.x/catalog-info.yaml');
  });

  it.each([
    ['GET /repos/acme/website', "Couldn't fetch repo data", 'repository'],
    ['GET /repos/acme/website/git/ref/heads/main', "Couldn't fetch default branch data", 'defaultBranch'],
    [
      'POST /repos/acme/website/git/refs',
      "Couldn't create a new branch with name 'backstage-integration'",
      'branch',
    ],
    [
      'PUT /repos/acme/website/contents/catalog-info.yaml',
      "Couldn't create a commit with catalog-info.yaml file added",
      'commit',
    ],
    [
      'POST /repos/acme/website/pulls',
      "Couldn't create a pull request for backstage-integration branch",
      'pullRequest',
    ],
  ])('explains a failure of %s, and continues there', async (failing, prefix, step) => {
    const { api, submit } = await openFlow('github');
    api.interrupt = ({ method, path }) =>
      `${method} ${path}` === failing
        ? { status: 403, body: { message: 'Resource not accessible by integration' } }
        : undefined;
    const first = await submit();
    expect(first.error?.message).toBe(
      `${prefix}, received http response status code 403: Resource not accessible by integration`,
    );
    expect(first.error?.step).toBe(step);
    const sent = [...api.requests];
    api.interrupt = undefined;
    const second = await submit({
      progress: JSON.parse(JSON.stringify(first.progress)) as PullRequestProgress,
    });
    expect(second.result?.link).toBe('https://github.com/acme/website/pull/1');
    const repeated = api.requests.slice(sent.length).filter((request) => sent.includes(request));
    expect(repeated).toEqual([failing]);
  });

  it('reports until when the rate limit is exceeded', async () => {
    const { api, submit } = await openFlow('github');
    const reset = Math.floor(Date.now() / 1000) + 600;
    api.interrupt = () => ({
      status: 403,
      headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': `${reset}` },
      body: { message: 'API rate limit exceeded for user ID 1.' },
    });
    const { error } = await submit();
    expect(error?.hint).toMatchObject({ type: 'rateLimit', until: new Date(reset * 1000).toISOString() });
    api.interrupt = () => ({
      status: 429,
      headers: { 'retry-after': '60' },
      body: { message: 'Too many requests' },
    });
    expect((await submit()).error?.hint).toMatchObject({ type: 'rateLimit' });
  });

  it('suggests another branch if the branch exists, which then starts with the branch', async () => {
    const { repository, submit } = await openFlow('github');
    await repository.commit({ branch: 'backstage-integration', path: 'x', content: '', message: 'x' });
    const { error, progress } = await submit();
    expect(error?.message).toBe(
      "Couldn't create a new branch with name 'backstage-integration', received http response status code 422: Reference already exists",
    );
    expect(error?.hint).toEqual({ type: 'branchExists', branch: 'backstage-integration' });
    const second = await submit({ progress, branch: 'add-descriptor' });
    expect(second.result?.link).toBeDefined();
    expect(second.steps).toEqual(['validate', 'signIn', 'branch', 'commit', 'pullRequest']);
  });

  it('updates the file if it was changed after it was committed', async () => {
    const { api, repository, submit } = await openFlow('github');
    api.interrupt = ({ path }) =>
      path.endsWith('/pulls') ? { status: 500, body: { message: 'x' } } : undefined;
    const { progress } = await submit();
    api.interrupt = undefined;
    const content = yaml.replace('team-a', 'team-b');
    expect((await submit({ progress, content })).result?.link).toBeDefined();
    expect(await repository.read('backstage-integration', 'catalog-info.yaml')).toContain('team-b');
  });

  it('explains an empty repository, and one without access', async () => {
    const empty = await (await openFlow('github', { isEmpty: true })).submit();
    expect(empty.error?.message).toBe(
      "Couldn't fetch default branch data, received http response status code 409: Git Repository is empty.",
    );
    expect(empty.error?.hint).toEqual({ type: 'emptyRepository' });
    const { submit } = await openFlow('github');
    const denied = await submit({ url: 'https://github.com/acme/secret' });
    expect(denied.error?.message).toBe(
      "Couldn't fetch repo data, received http response status code 404: Not Found",
    );
    expect(denied.error?.hint).toEqual({ type: 'noAccess' });
  });

  it('creates the branch and the pull request in a fork, not in its parent', async () => {
    const { api, submit } = await openFlow('github');
    const pulls: object[] = [];
    api.interrupt = ({ method, path, body }) => {
      if (path.endsWith('/pulls')) pulls.push(body);
      const parent = { full_name: 'upstream/website', default_branch: 'trunk' };
      return method === 'GET' && path === '/repos/acme/website'
        ? { status: 200, body: { default_branch: 'main', fork: true, parent } }
        : undefined;
    };
    expect((await submit()).result?.link).toBe('https://github.com/acme/website/pull/1');
    expect(pulls).toMatchObject([{ head: 'backstage-integration', base: 'main' }]);
    expect(api.requests.filter((request) => !request.includes(' /repos/acme/website'))).toEqual([]);
  });

  it.each([
    [403, 'Must have admin rights to Repository.'],
    [404, 'Not Found'],
  ])(
    'explains with the status %i that the account cannot write to the repository',
    async (status, message) => {
      const { api, submit } = await openFlow('github');
      api.interrupt = ({ method }) => (method === 'POST' ? { status, body: { message } } : undefined);
      expect((await submit()).error).toMatchObject({
        message: `Couldn't create a new branch with name 'backstage-integration', received http response status code ${status}: ${message}`,
        hint: { type: 'noWriteAccess' },
      });
    },
  );

  it('sends nothing if the catalog does not accept a document', async () => {
    const { api, submit } = await openFlow('github', { errors: ['first', 'second'] });
    expect((await submit()).error).toMatchObject({ message: 'first', step: 'validate' });
    expect(api.requests).toEqual([]);
  });
});

describe('at Azure DevOps', () => {
  it('pushes a branch with the file, and creates a pull request', async () => {
    const { repository, submit } = await openFlow('azure', { defaultBranch: 'trunk' });
    const { result, steps } = await submit();
    expect(result).toEqual({
      link: 'https://dev.azure.com/acme/shop/_git/website/pullrequest/1',
      location: 'https://dev.azure.com/acme/shop/_git/website?path=/catalog-info.yaml',
    });
    expect(steps).toEqual(['validate', 'signIn', 'repository', 'defaultBranch', 'push', 'pullRequest']);
    expect(await repository.read('backstage-integration', 'catalog-info.yaml')).toBe(yaml.trimEnd());
    expect(await repository.read('backstage-integration', 'README.md')).toBe('Hello');
  });

  it('passes on the messages of the service, and continues at the failed step', async () => {
    const { api, submit } = await openFlow('azure');
    api.interrupt = ({ path }) =>
      path.endsWith('/pullrequests')
        ? { status: 409, body: { message: 'TF401179: An active pull request already exists.' } }
        : undefined;
    const first = await submit();
    expect(first.error).toMatchObject({
      message: 'TF401179: An active pull request already exists.',
      step: 'pullRequest',
    });
    api.interrupt = undefined;
    const sent = api.requests.length;
    expect((await submit({ progress: first.progress })).result?.link).toBeDefined();
    expect(api.requests.slice(sent)).toEqual(['POST /acme/shop/_apis/git/repositories/website/pullrequests']);
  });

  it('updates the file if it was changed after it was pushed', async () => {
    const { api, repository, submit } = await openFlow('azure');
    api.interrupt = ({ path }) =>
      path.endsWith('/pullrequests') ? { status: 500, body: { message: 'x' } } : undefined;
    const { progress } = await submit();
    api.interrupt = undefined;
    expect((await submit({ progress, content: yaml.replace('team-a', 'team-b') })).result).toBeDefined();
    expect(await repository.read('backstage-integration', 'catalog-info.yaml')).toContain('team-b');
  });

  it('explains a branch that exists, an empty repository, and one without access', async () => {
    const { repository, submit } = await openFlow('azure');
    await repository.commit({ branch: 'backstage-integration', path: 'x', content: '', message: 'x' });
    expect((await submit()).error).toMatchObject({
      message: expect.stringMatching(/^TF401028: /) as string,
      hint: { type: 'branchExists' },
    });
    const empty = await (await openFlow('azure', { isEmpty: true })).submit();
    expect(empty.error?.message).toBe("The requested ref 'heads/main' was not found");
    const other = await submit({ url: 'https://dev.azure.com/acme/shop/_git/other' });
    expect(other.error).toMatchObject({
      message: expect.stringMatching(/^TF401019: /) as string,
      hint: { type: 'noAccess' },
    });
    const invalid = await submit({ url: 'https://dev.azure.com/acme/shop' });
    expect(invalid.error?.message).toBe(
      'Invalid AzureDevops Repository. Please use a valid repository url and try again',
    );
  });
});

it('creates no pull requests at other services', async () => {
  const { submit } = await openFlow('github');
  expect((await submit({ url: 'https://gitlab.com/acme/website' })).error?.message).toBe('unimplemented!');
  expect((await submit({ url: 'https://elsewhere.example/acme' })).error?.message).toBe('unimplemented!');
});
