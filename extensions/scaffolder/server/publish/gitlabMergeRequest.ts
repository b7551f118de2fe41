import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import {
  createTemplateAction,
  inputError,
  readMaps,
  readNumber,
  readText,
  type ActionLog,
  type TemplateAction,
} from '#backend';
import type { JsonObject } from '#model';
import { flag, options, schema, string, strings } from '../actions/schema';
import { assertBranchName } from '../git/branchName';
import { listChangedFiles, type ChangedFile } from './changedFiles';
import { HostError, openHostApi, type HostApi } from './hostApi';
import { openSchema, warnAboutOthers } from './openInput';
import type { PublishServices } from './publishServices';
import { parseRepoLocation, type RepoLocation } from './repoLocation';

interface MergeRequestInput {
  repoUrl: string;
  title: string;
  description?: string;
  branchName: string;
  targetBranchName?: string;
  sourcePath?: string;
  targetPath?: string;
  token?: string;
  commitAction?: 'create' | 'delete' | 'update' | 'skip' | 'auto';
  projectid?: string;
  removeSourceBranch?: boolean;
  assignee?: string;
  reviewers?: string[];
  assignReviewersFromApprovalRules?: boolean;
  labels?: string | string[];
}

const PAGE = 100;
const CHECK_TRIES = 30;
const CHECK_WAIT_MS = 1000;

const inputSchema = openSchema(
  {
    repoUrl: string('Repository location, such as `gitlab.com?owner=acme&repo=website`'),
    title: string('The title of the merge request, and the message of the commit'),
    description: string('The description of the merge request, in Markdown'),
    branchName: string('The name of the branch with the changes'),
    targetBranchName: string('The branch to merge into. By default, the default branch'),
    sourcePath: string(
      'The folder of the workspace with the files. By default, the folder `targetPath`, or the whole workspace',
    ),
    targetPath: string('The folder of the repository for the files. By default, its root'),
    token: string('The token to use for GitLab, instead of the credentials of the configuration'),
    commitAction: options(
      'What happens to each file. `auto`, the default, creates or updates it, and skips files that are equal',
      ['create', 'delete', 'update', 'skip', 'auto'],
    ),
    projectid: string('Deprecated: use `project` in the repository location'),
    removeSourceBranch: flag('Deletes the branch after the merge. The default value is `false`'),
    assignee: string('The user to whom the merge request is assigned'),
    reviewers: strings('Users who are asked for a review'),
    assignReviewersFromApprovalRules: flag('Also asks the users of the approval rules for a review'),
    labels: {
      anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }],
      description: 'Labels of the merge request',
    },
  },
  ['repoUrl', 'title', 'branchName'],
);

/** Creates the action that proposes the files of the workspace as a merge request at GitLab. */
export function createGitlabMergeRequest({ sourceHosts, settings }: PublishServices): TemplateAction {
  return createTemplateAction<MergeRequestInput>({
    id: 'publish:gitlab:merge-request',
    description: 'Creates a merge request at GitLab with the files of the workspace.',
    supportsDryRun: true,
    examples: [
      {
        description: 'Create a merge request',
        example: `steps:
  - action: publish:gitlab:merge-request
    id: publish
    name: Create the merge request
    input:
      repoUrl: gitlab.com?owner=acme&repo=website
      branchName: add-page
      title: Add a page
      description: This merge request adds a page.
`,
      },
      {
        description: 'Change a folder and ask for reviews',
        example: `steps:
  - action: publish:gitlab:merge-request
    id: publish
    name: Create the merge request
    input:
      repoUrl: gitlab.com?owner=acme&repo=website
      branchName: new-settings
      title: New settings
      sourcePath: settings
      targetPath: deploy/settings
      reviewers: [ada]
      removeSourceBranch: true
`,
      },
    ],
    schema: {
      input: inputSchema,
      output: schema({
        targetBranchName: string('The branch to merge into'),
        projectid: string('The id or path of the project'),
        projectPath: string('The path of the project'),
        mergeRequestUrl: string('The URL of the merge request'),
      }),
    },
    async handler(context) {
      const { input, logger, signal, output, checkpoint, workspacePath } = context;
      const { targetPath, branchName } = input;
      const isById = /[?&]project=[^&]/.test(input.repoUrl);
      const location = parseRepoLocation(input.repoUrl, isById ? ['project'] : ['owner', 'repo']);
      const project = projectOf(location);
      assertBranchName(branchName);
      warnAboutOthers(input, inputSchema, logger);
      const files = await listChangedFiles({
        workspacePath,
        limits: settings().limits,
        sourcePath: input.sourcePath ?? targetPath,
        targetPath,
      });
      output('projectid', project);
      output('projectPath', project);
      if (context.isDryRun) {
        logger.info(`A run creates a merge request with ${files.length} files in ${project}.`);
        output('targetBranchName', input.targetBranchName ?? 'main');
        output('mergeRequestUrl', `https://${location.host}/${project}/-/merge_requests/1`);
        return;
      }
      const api = await openHostApi({ sourceHosts, type: 'gitlab', location, token: input.token, signal });
      const path = `/projects/${encodeURIComponent(project)}`;
      const target = input.targetBranchName ?? readText(await api.call('GET', path), 'default_branch');
      if (target === undefined)
        throw inputError(`The project '${project}' has no default branch. Set 'targetBranchName'.`);
      const change: Change = { api, path, input, files, target, logger, signal };
      await checkpoint('commit', () => commit(change));
      const request = await checkpoint('create', () => createRequest(change));
      if (input.assignReviewersFromApprovalRules === true)
        await checkpoint('reviewers', () => addApprovers(change, request));
      output('targetBranchName', target);
      output('mergeRequestUrl', request.url);
    },
  });
}

interface Change {
  api: HostApi;
  /** The path of the project in the API. */
  path: string;
  input: MergeRequestInput;
  files: ChangedFile[];
  target: string;
  logger: ActionLog;
  signal: AbortSignal;
}

type Created = { iid: number; url: string; reviewers: number[] };

function projectOf({ project, owner, repo }: RepoLocation): string {
  return project === '' ? `${owner}/${repo}` : project;
}

/** Creates the branch with one commit. Without changes, an existing branch is used. */
async function commit(change: Change): Promise<void> {
  const { api, path, input, target } = change;
  const { branchName: branch, title } = input;
  const actions = await planActions(change);
  if (actions.length > 0) {
    await api.call('POST', `${path}/repository/commits`, {
      branch,
      start_branch: target,
      commit_message: title,
      actions,
    });
    return;
  }
  await api
    .call('GET', `${path}/repository/branches/${encodeURIComponent(branch)}`)
    .catch((error: unknown) => {
      if (!(error instanceof HostError) || error.status !== 404) throw error;
      return api.call('POST', `${path}/repository/branches`, { branch, ref: target });
    });
}

async function planActions(change: Change): Promise<JsonObject[]> {
  const { files, input } = change;
  const { commitAction = 'auto' } = input;
  if (commitAction === 'skip') return [];
  const known = commitAction === 'auto' ? await listRemoteFiles(change) : new Map<string, string>();
  const actions: JsonObject[] = [];
  for (const { path, source, isExecutable } of files) {
    const content = await readFile(source);
    const former = known.get(path);
    if (former === hashBlob(content)) continue;
    const action = commitAction !== 'auto' ? commitAction : former === undefined ? 'create' : 'update';
    actions.push(
      action === 'delete'
        ? { action, file_path: path }
        : {
            action,
            file_path: path,
            encoding: 'base64',
            content: content.toString('base64'),
            execute_filemode: isExecutable,
          },
    );
  }
  return actions;
}

/** The ids of the files of the target branch, by path. */
async function listRemoteFiles({ api, path, input, target }: Change): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const { targetPath = '' } = input;
  const query = new URLSearchParams({ ref: target, recursive: 'true', per_page: String(PAGE) });
  if (targetPath !== '') query.set('path', targetPath);
  for (let page = 1; ; page += 1) {
    query.set('page', String(page));
    const entries = await api.list(`${path}/repository/tree?${query.toString()}`).catch((error: unknown) => {
      // The folder does not exist yet.
      if (error instanceof HostError && error.status === 404) return [];
      throw error;
    });
    for (const entry of entries)
      if (entry['type'] === 'blob') files.set(readText(entry, 'path') ?? '', readText(entry, 'id') ?? '');
    if (entries.length < PAGE) return files;
  }
}

/** The id that git gives a file. */
function hashBlob(content: Buffer): string {
  return createHash('sha1').update(`blob ${content.byteLength}\0`).update(content).digest('hex');
}

async function createRequest(change: Change): Promise<Created> {
  const { api, path, input, target } = change;
  const { assignee, labels } = input;
  const [assigned] = await findUsers(change, assignee === undefined ? [] : [assignee]);
  const reviewers = await findUsers(change, input.reviewers ?? []);
  const created = await api.call('POST', `${path}/merge_requests`, {
    source_branch: input.branchName,
    target_branch: target,
    title: input.title,
    remove_source_branch: input.removeSourceBranch ?? false,
    ...(input.description === undefined ? {} : { description: input.description }),
    ...(assigned === undefined ? {} : { assignee_id: assigned }),
    ...(reviewers.length === 0 ? {} : { reviewer_ids: reviewers }),
    ...(labels === undefined ? {} : { labels }),
  });
  return { iid: readNumber(created, 'iid') ?? 0, url: readText(created, 'web_url') ?? '', reviewers };
}

/** Users that GitLab does not know are left out with a warning. */
async function findUsers({ api, logger }: Change, names: readonly string[]): Promise<number[]> {
  const ids: number[] = [];
  for (const name of names) {
    const [user] = await api.list(`/users?username=${encodeURIComponent(name)}`);
    const id = user && readNumber(user, 'id');
    if (id === undefined) logger.warn(`The user '${name}' does not exist at '${api.host.config.host}'.`);
    else ids.push(id);
  }
  return ids;
}

/** GitLab knows the approval rules a moment after it has created the merge request. */
async function addApprovers(change: Change, { iid, reviewers }: Created): Promise<void> {
  const { api, path, logger, signal } = change;
  const target = `${path}/merge_requests/${iid}`;
  try {
    for (let tries = 1; tries <= CHECK_TRIES; tries += 1) {
      const status = readText(await api.call('GET', target), 'detailed_merge_status') ?? '';
      if (!['preparing', 'approvals_syncing', 'checking'].includes(status)) break;
      await wait(CHECK_WAIT_MS, undefined, { signal });
    }
    const rules = await api.list(`${target}/approval_rules`);
    const approvers = rules
      .flatMap((rule) => readMaps(rule, 'eligible_approvers'))
      .flatMap((user) => readNumber(user, 'id') ?? []);
    if (approvers.length > 0)
      await api.call('PUT', target, { reviewer_ids: [...new Set([...approvers, ...reviewers])] });
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    logger.warn(`The users of the approval rules are not asked for a review. ${error.message}`);
  }
}
