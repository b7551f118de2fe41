import { createTemplateAction, readNumber, readText, type TemplateAction } from '#backend';
import type { JsonObject } from '#model';
import { amount, record, schema, string, strings } from '../actions/schema';
import { openHostApi } from './hostApi';
import type { PublishServices } from './publishServices';
import { parseRepoLocation } from './repoLocation';

const repoUrl = string('Repository location, such as `github.com?owner=acme&repo=website`');
const token = string('The token to use for GitHub, instead of the credentials of the configuration');

interface DispatchInput {
  repoUrl: string;
  workflowId: string;
  branchOrTagName: string;
  workflowInputs?: JsonObject;
  token?: string;
}

/** Creates the action that starts a workflow at GitHub. */
export function createGithubDispatch({ sourceHosts }: PublishServices): TemplateAction {
  return createTemplateAction<DispatchInput>({
    id: 'github:actions:dispatch',
    description: 'Starts a workflow of GitHub Actions for a branch or a tag.',
    supportsDryRun: true,
    examples: [
      {
        description: 'Start a workflow with inputs',
        example: `steps:
  - action: github:actions:dispatch
    id: dispatch
    name: Deploy
    input:
      repoUrl: github.com?owner=acme&repo=website
      workflowId: deploy.yaml
      branchOrTagName: main
      workflowInputs: { environment: staging }
`,
      },
    ],
    schema: {
      input: schema(
        {
          repoUrl,
          workflowId: string('The file name or the id of the workflow'),
          branchOrTagName: string('The branch or the tag to run it for'),
          workflowInputs: record('The inputs of the workflow'),
          token,
        },
        ['repoUrl', 'workflowId', 'branchOrTagName'],
      ),
    },
    async handler({ input, logger, signal, isDryRun, checkpoint }) {
      const { workflowId, branchOrTagName, workflowInputs } = input;
      const location = parseRepoLocation(input.repoUrl, ['owner', 'repo']);
      const { owner, repo } = location;
      if (isDryRun) {
        logger.info(`A run starts the workflow ${workflowId} of ${owner}/${repo} for ${branchOrTagName}.`);
        return;
      }
      const api = await openHostApi({ sourceHosts, type: 'github', location, token: input.token, signal });
      await checkpoint('dispatch', async () => {
        await api.call(
          'POST',
          `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(repo)}/actions/workflows/${encodeURIComponent(workflowId)}/dispatches`,
          { ref: branchOrTagName, ...(workflowInputs && { inputs: workflowInputs }) },
        );
      });
      logger.info(`Started the workflow ${workflowId} for ${branchOrTagName}.`);
    },
  });
}

interface IssueInput {
  repoUrl: string;
  title: string;
  body?: string;
  assignees?: string[];
  milestone?: string | number;
  labels?: string[];
  token?: string;
}

/** Creates the action that creates an issue at GitHub. */
export function createGithubIssue({ sourceHosts }: PublishServices): TemplateAction {
  return createTemplateAction<IssueInput>({
    id: 'github:issues:create',
    description: 'Creates an issue at GitHub.',
    supportsDryRun: true,
    examples: [
      {
        description: 'Create an issue with a label',
        example: `steps:
  - action: github:issues:create
    id: issue
    name: Create the issue
    input:
      repoUrl: github.com?owner=acme&repo=website
      title: Review the new page
      body: The page was created from a template.
      labels: [review]
`,
      },
    ],
    schema: {
      input: schema(
        {
          repoUrl,
          title: string('The title of the issue'),
          body: string('The text of the issue, in Markdown'),
          assignees: strings('Users to whom the issue is assigned'),
          milestone: { type: ['string', 'number'], description: 'The number of the milestone' },
          labels: strings('Labels of the issue'),
          token,
        },
        ['repoUrl', 'title'],
      ),
      output: schema({
        issueUrl: string('The URL of the issue'),
        issueNumber: amount('The number of the issue'),
      }),
    },
    async handler({ input, logger, signal, isDryRun, checkpoint, output }) {
      const { repoUrl: _repoUrl, token: ownToken, title, ...rest } = input;
      const location = parseRepoLocation(input.repoUrl, ['owner', 'repo']);
      const { host, owner, repo } = location;
      if (isDryRun) {
        logger.info(`A run creates the issue '${title}' in ${owner}/${repo}.`);
        output('issueUrl', `https://${host}/${owner}/${repo}/issues/1`);
        output('issueNumber', 1);
        return;
      }
      const api = await openHostApi({ sourceHosts, type: 'github', location, token: ownToken, signal });
      const issue = await checkpoint('create', async () => {
        const path = `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(repo)}/issues`;
        const created = await api.call('POST', path, { title, ...(rest as JsonObject) });
        return { url: readText(created, 'html_url') ?? '', number: readNumber(created, 'number') ?? 0 };
      });
      logger.info(`Created the issue ${issue.url}`);
      output('issueUrl', issue.url);
      output('issueNumber', issue.number);
    },
  });
}
