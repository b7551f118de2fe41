import { parseAllDocuments } from 'yaml';
import type { Entity, ScmAddress, ScmIntegration } from '#model';
import type { ScmAuthApi, ScmIntegrationsApi } from '#sdk';
import type { CatalogApi } from '#extensions/catalog';
import { createAzureSteps } from './azureSteps';
import { createGithubSteps } from './githubSteps';
import type {
  PullRequestProgress,
  PullRequestRequest,
  PullRequestResult,
  SubmitPullRequestOptions,
} from './pullRequest';
import type { PullRequestState } from './pullRequestState';
import { findDone, runSteps, type FlowStep } from './runSteps';

/** What the flow needs. */
export interface PullRequestContext {
  catalog: CatalogApi;
  integrations: ScmIntegrationsApi;
  auth: ScmAuthApi;
  entityFilename: string;
  branchName: string;
}

type Step = FlowStep<PullRequestState>;

/** Returns the steps of a pull request, and which of them are completed. */
export async function listSteps(
  context: PullRequestContext,
  request: PullRequestRequest,
  progress: PullRequestProgress,
): Promise<Array<{ id: string; isDone: boolean }>> {
  const { steps, initial } = await prepare(context, request);
  const done = findDone(steps, initial, progress);
  return steps.map(({ id }) => ({ id, isDone: done.includes(id) }));
}

/** Creates a pull request that adds a descriptor file, with the credentials of the user. */
export async function submitPullRequest(
  context: PullRequestContext,
  request: PullRequestRequest,
  options: SubmitPullRequestOptions = {},
): Promise<PullRequestResult> {
  const { steps, initial } = await prepare(context, request);
  const { link, location } = await runSteps(steps, initial, options);
  return { link, location };
}

async function prepare(
  context: PullRequestContext,
  request: PullRequestRequest,
): Promise<{ steps: Step[]; initial: PullRequestState }> {
  const { branchName, entityFilename: fileName } = context;
  const integration = (await context.integrations.load()).byUrl(request.repositoryUrl);
  return {
    steps: createSteps(context, request.repositoryUrl, integration),
    initial: { ...emptyState, branchName, ...request, fileName },
  };
}

const emptyState = {
  headers: {},
  defaultBranch: '',
  baseCommit: '',
  fileSha: '',
  commitBranch: '',
  repositoryName: '',
  webUrl: '',
  link: '',
  location: '',
};

function createSteps(
  context: PullRequestContext,
  repositoryUrl: string,
  integration: ScmIntegration | undefined,
): Step[] {
  return [createValidation(context), ...createServiceSteps(context, repositoryUrl, integration)];
}

function createServiceSteps(
  context: PullRequestContext,
  repositoryUrl: string,
  integration: ScmIntegration | undefined,
): Step[] {
  const createFlow = flows[integration?.type ?? ''];
  if (!integration || !createFlow) return [createFailure('unimplemented!')];
  const address = integration.parseUrl(repositoryUrl);
  if (address) return [createSignIn(context), ...createFlow(address, integration)];
  return [
    createFailure(
      integration.type === 'azure'
        ? 'Invalid AzureDevops Repository. Please use a valid repository url and try again'
        : `'${repositoryUrl}' is not the URL of a repository at ${integration.title}.`,
    ),
  ];
}

const flows: Readonly<Record<string, (address: ScmAddress, integration: ScmIntegration) => Step[]>> = {
  github: createGithubSteps,
  azure: createAzureSteps,
};

/** Takes the place of the steps for a repository in which no pull request can be created. */
function createFailure(message: string): Step {
  return { id: 'repository', inputs: () => [], run: () => Promise.reject(new Error(message)) };
}

function createValidation({ catalog }: PullRequestContext): Step {
  return {
    id: 'validate',
    isTransient: true,
    inputs: () => [],
    async run({ fileContent, repositoryUrl }) {
      for (const document of parseAllDocuments(fileContent)) {
        const [problem] = document.errors;
        if (problem) throw problem;
        const entity = document.toJS() as Entity;
        const result = await catalog.validateEntity(entity, `url:${repositoryUrl}`);
        if (!result.valid) throw new Error(result.errors[0]?.message ?? 'The descriptor is not valid.');
      }
      return {};
    },
  };
}

/** Asks for the user's credentials with each attempt, because they expire. */
function createSignIn({ auth }: PullRequestContext): Step {
  return {
    id: 'signIn',
    isTransient: true,
    inputs: () => [],
    async run({ repositoryUrl: url }) {
      const { headers } = await auth.getCredentials({ url, additionalScope: { repoWrite: true } });
      return { headers };
    },
  };
}
