import * as z from 'zod/mini';
import type { ScmAddress, ScmIntegration } from '#model';
import { PullRequestError, type PullRequestHint } from './pullRequestError';
import type { PullRequestState } from './pullRequestState';
import type { FlowStep } from './runSteps';
import { sendScmRequest, type ScmRequest } from './sendScmRequest';

const apiVersion = '6.0';

const repository = z.object({ name: z.string(), webUrl: z.string(), defaultBranch: z.optional(z.string()) });
const references = z.object({ value: z.array(z.object({ name: z.string(), objectId: z.string() })) });
const push = z.object({ refUpdates: z.array(z.object({ newObjectId: z.string() })) });
const pullRequest = z.object({ pullRequestId: z.number() });

type Step = FlowStep<PullRequestState>;
type Hints = Readonly<Record<number, PullRequestHint>>;

/** The steps of a pull request at Azure DevOps: a push of a new branch with the file, and the pull request. */
export function createAzureSteps(
  { organization = '', project = '', repo }: ScmAddress,
  { title: host, config }: ScmIntegration,
): Step[] {
  const send = async <T>(
    { headers }: PullRequestState,
    { path, ...request }: Pick<ScmRequest, 'method' | 'body'> & { path: string },
    { hints, schema }: { hints?: Hints; schema: z.ZodMiniType<T> },
  ): Promise<T> => {
    const base = [...organization.split('/'), project].map(encodeURIComponent).join('/');
    const url = new URL(`${config.baseUrl}/${base}/_apis/git/repositories/${path}`);
    url.searchParams.set('api-version', apiVersion);
    const answer = await sendScmRequest(
      { ...request, url: url.href, headers },
      ({ status, message, hint }) =>
        new PullRequestError(message, hint?.type === 'rateLimit' ? hint : (hints?.[status] ?? hint)),
    );
    const parsed = schema.safeParse(answer);
    if (parsed.success) return parsed.data;
    throw new PullRequestError(`The response of ${host} has an unknown format.`);
  };

  return [
    {
      id: 'repository',
      inputs: ({ repositoryUrl }) => [repositoryUrl],
      async run(state) {
        const request = { method: 'GET', path: encodeURIComponent(repo) } as const;
        const found = await send(state, request, { schema: repository });
        // An empty repository does not have a default branch.
        const { name: repositoryName, webUrl, defaultBranch = 'refs/heads/main' } = found;
        return { repositoryName, webUrl, defaultBranch };
      },
    },
    {
      id: 'defaultBranch',
      inputs: ({ repositoryUrl, defaultBranch }) => [repositoryUrl, defaultBranch],
      async run(state) {
        const { repositoryName, defaultBranch } = state;
        const filter = defaultBranch.replace(/^refs\//, '');
        const path = `${encodeURIComponent(repositoryName)}/refs?${new URLSearchParams({ filter }).toString()}`;
        const { value } = await send(state, { method: 'GET', path }, { schema: references });
        const found = value.find(({ name }) => name === defaultBranch);
        if (found) return { baseCommit: found.objectId };
        throw new PullRequestError(`The requested ref '${filter}' was not found`, {
          type: 'emptyRepository',
        });
      },
    },
    {
      id: 'push',
      inputs: ({ repositoryUrl, branchName, fileContent }) => [repositoryUrl, branchName, fileContent],
      async run(state, earlier) {
        const { repositoryName, branchName, baseCommit, title, fileName, fileContent } = state;
        const isUpdate = earlier?.['commitBranch'] === branchName;
        const change = {
          changeType: isUpdate ? 'edit' : 'add',
          item: { path: `/${fileName}` },
          newContent: { content: fileContent, contentType: 'rawtext' },
        };
        const oldObjectId = isUpdate ? earlier['fileSha'] : baseCommit;
        const body = {
          refUpdates: [{ name: `refs/heads/${branchName}`, oldObjectId }],
          commits: [{ comment: title, changes: [change] }],
        };
        const path = `${encodeURIComponent(repositoryName)}/pushes`;
        const hints = { ...noWriteAccess, 409: { type: 'branchExists', branch: branchName } } as const;
        const pushed = await send(state, { method: 'POST', path, body }, { hints, schema: push });
        return { fileSha: pushed.refUpdates[0]?.newObjectId ?? '', commitBranch: branchName };
      },
    },
    {
      id: 'pullRequest',
      inputs: ({ repositoryUrl, branchName }) => [repositoryUrl, branchName],
      async run(state) {
        const {
          repositoryName,
          branchName,
          defaultBranch,
          title,
          body: description,
          webUrl,
          fileName,
        } = state;
        const body = {
          title,
          description,
          sourceRefName: `refs/heads/${branchName}`,
          targetRefName: defaultBranch,
        };
        const path = `${encodeURIComponent(repositoryName)}/pullrequests`;
        const created = await send(
          state,
          { method: 'POST', path, body },
          { hints: noWriteAccess, schema: pullRequest },
        );
        const file = `/${fileName}`.split('/').map(encodeURIComponent).join('/');
        return {
          link: `${webUrl}/pullrequest/${created.pullRequestId}`,
          location: `${webUrl}?path=${file}`,
        };
      },
    },
  ];
}

const noWriteAccess = { 403: { type: 'noWriteAccess' }, 404: { type: 'noWriteAccess' } } as const;
