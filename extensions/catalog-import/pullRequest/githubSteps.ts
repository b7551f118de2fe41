import * as z from 'zod/mini';
import type { ScmAddress, ScmIntegration } from '#model';
import { PullRequestError, type PullRequestHint } from './pullRequestError';
import type { FlowStep } from './runSteps';
import { sendScmRequest, type ScmRequest } from './sendScmRequest';
import type { PullRequestState } from './pullRequestState';

const repository = z.object({ default_branch: z.string() });
const reference = z.object({ object: z.object({ sha: z.string() }) });
const commit = z.object({ content: z.object({ sha: z.string() }) });
const pullRequest = z.object({ html_url: z.string() });

type Step = FlowStep<PullRequestState>;

/** The steps of a pull request at GitHub: a branch from the default branch, a commit with the file, and the pull request. */
export function createGithubSteps({ owner, repo }: ScmAddress, { title, config }: ScmIntegration): Step[] {
  const repositoryPath = `/repos/${[owner, repo].map(encodeURIComponent).join('/')}`;
  const send = async <T>(
    { headers }: PullRequestState,
    { path, ...request }: Pick<ScmRequest, 'method' | 'body'> & { path: string },
    { prefix, hints, schema }: { prefix: string; hints?: Hints; schema: z.ZodMiniType<T> },
  ): Promise<T> => {
    const url = `${config.apiBaseUrl}${repositoryPath}${path}`;
    const answer = await sendScmRequest({ ...request, url, headers }, ({ status, message, hint }) => {
      const text = `${prefix}, received http response status code ${status}: ${message}`;
      return new PullRequestError(text, hint?.type === 'rateLimit' ? hint : (hints?.[status] ?? hint));
    });
    const parsed = schema.safeParse(answer);
    if (parsed.success) return parsed.data;
    throw new PullRequestError(`${prefix}. The response of ${title} has an unknown format.`);
  };

  return [
    {
      id: 'repository',
      inputs: ({ repositoryUrl }) => [repositoryUrl],
      async run(state) {
        const options = { prefix: "Couldn't fetch repo data", schema: repository };
        const found = await send(state, { method: 'GET', path: '' }, options);
        return { defaultBranch: found.default_branch };
      },
    },
    {
      id: 'defaultBranch',
      inputs: ({ repositoryUrl, defaultBranch }) => [repositoryUrl, defaultBranch],
      async run(state) {
        const path = `/git/ref/heads/${encodePath(state.defaultBranch)}`;
        const options = {
          prefix: "Couldn't fetch default branch data",
          hints: { 404: { type: 'emptyRepository' }, 409: { type: 'emptyRepository' } } as const,
          schema: reference,
        };
        const found = await send(state, { method: 'GET', path }, options);
        return { baseCommit: found.object.sha };
      },
    },
    {
      id: 'branch',
      inputs: ({ repositoryUrl, branchName }) => [repositoryUrl, branchName],
      async run(state) {
        const { branchName, baseCommit } = state;
        const body = { ref: `refs/heads/${branchName}`, sha: baseCommit };
        const options = {
          prefix: `Couldn't create a new branch with name '${branchName}'`,
          hints: { ...noWriteAccess, 422: { type: 'branchExists', branch: branchName } } as const,
          schema: reference,
        };
        await send(state, { method: 'POST', path: '/git/refs', body }, options);
        return {};
      },
    },
    {
      id: 'commit',
      inputs: ({ repositoryUrl, branchName, fileContent }) => [repositoryUrl, branchName, fileContent],
      async run(state, earlier) {
        const { branchName, fileName, fileContent } = state;
        const isUpdate = earlier?.['commitBranch'] === branchName;
        const body = {
          message: state.title,
          content: encodeBase64(fileContent),
          branch: branchName,
          ...(isUpdate && { sha: earlier['fileSha'] }),
        };
        const options = {
          prefix: `Couldn't create a commit with ${fileName} file added`,
          hints: noWriteAccess,
          schema: commit,
        };
        const path = `/contents/${encodePath(fileName)}`;
        const created = await send(state, { method: 'PUT', path, body }, options);
        return { fileSha: created.content.sha, commitBranch: branchName };
      },
    },
    {
      id: 'pullRequest',
      inputs: ({ repositoryUrl, branchName }) => [repositoryUrl, branchName],
      async run(state) {
        const { body, branchName: head, defaultBranch: base, fileName } = state;
        const options = {
          prefix: `Couldn't create a pull request for ${head} branch`,
          hints: noWriteAccess,
          schema: pullRequest,
        };
        const request = {
          method: 'POST',
          path: '/pulls',
          body: { title: state.title, head, body, base },
        } as const;
        const created = await send(state, request, options);
        const file = [owner, repo, 'blob', base, fileName].map(encodePath).join('/');
        return { link: created.html_url, location: `${config.baseUrl}/${file}` };
      },
    },
  ];
}

type Hints = Readonly<Record<number, PullRequestHint>>;
const noWriteAccess = { 403: { type: 'noWriteAccess' }, 404: { type: 'noWriteAccess' } } as const;

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

function encodeBase64(text: string): string {
  return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));
}
