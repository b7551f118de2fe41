import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import {
  createTemplateAction,
  inputError,
  readNumber,
  readText,
  type ActionContext,
  type TemplateAction,
} from '#backend';
import type { JsonObject } from '#model';
import { amount, flag, schema, string, strings } from '../actions/schema';
import { assertBranchName } from '../git/branchName';
import { findAuthor, type Author } from '../git/commitDetails';
import { listChangedFiles, pathInRepository, type ChangedFile } from './changedFiles';
import { HostError, openHostApi, type HostApi } from './hostApi';
import { openSchema, warnAboutOthers } from './openInput';
import type { PublishServices } from './publishServices';
import { parseRepoLocation, type RepoLocation } from './repoLocation';

interface PullRequestInput {
  repoUrl: string;
  branchName: string;
  targetBranchName?: string;
  title: string;
  description: string;
  draft?: boolean;
  sourcePath?: string;
  targetPath?: string;
  token?: string;
  reviewers?: string[];
  teamReviewers?: string[];
  assignees?: string[];
  commitMessage?: string;
  update?: boolean;
  forceFork?: boolean;
  gitAuthorName?: string;
  gitAuthorEmail?: string;
  forceEmptyGitAuthor?: boolean;
  createWhenEmpty?: boolean;
  filesToDelete?: string[];
}

/** Uploads at once. */
const UPLOADS = 4;
/** A fork is ready after a few seconds. */
const FORK_TRIES = 20;
const FORK_WAIT_MS = 1000;

const inputSchema = openSchema(
  {
    repoUrl: string('Repository location, such as `github.com?owner=acme&repo=website`'),
    branchName: string('The name of the branch with the changes'),
    targetBranchName: string('The branch to merge into. By default, the default branch'),
    title: string('The title of the pull request'),
    description: string('The description of the pull request, in Markdown'),
    draft: flag('Creates a draft'),
    sourcePath: string('The folder of the workspace with the files. By default, the whole workspace'),
    targetPath: string('The folder of the repository for the files. By default, its root'),
    token: string('The token to use for GitHub, instead of the credentials of the configuration'),
    reviewers: strings('Users who are asked for a review'),
    teamReviewers: strings('Teams that are asked for a review'),
    assignees: strings('Users to whom the pull request is assigned'),
    commitMessage: string(
      'The message of the commit. By default, scaffolder.defaultCommitMessage of the configuration, or the title',
    ),
    update: flag('Adds to the branch and its pull request if they exist'),
    forceFork: flag('Creates the branch in a fork'),
    gitAuthorName: string(
      'The author of the commit. By default, scaffolder.defaultAuthor of the configuration, or the user of the credentials',
    ),
    gitAuthorEmail: string('The email address of the author'),
    forceEmptyGitAuthor: flag('Leaves out the author, so that GitHub signs the commits of apps as verified'),
    createWhenEmpty: flag('Creates the pull request even without changes. The default value is `true`'),
    filesToDelete: strings('Paths in the repository of files that are deleted'),
  },
  ['repoUrl', 'branchName', 'title', 'description'],
);

/** Creates the action that proposes the files of the workspace as a pull request at GitHub. */
export function createGithubPullRequest({ sourceHosts, settings }: PublishServices): TemplateAction {
  return createTemplateAction<PullRequestInput>({
    id: 'publish:github:pull-request',
    description: 'Creates a pull request at GitHub with the files of the workspace.',
    supportsDryRun: true,
    examples: [
      {
        description: 'Create a pull request',
        example: `steps:
  - action: publish:github:pull-request
    id: publish
    name: Create the pull request
    input:
      repoUrl: github.com?owner=acme&repo=website
      branchName: add-page
      title: Add a page
      description: This pull request adds a page.
`,
      },
      {
        description: 'Change a folder, and delete a file',
        example: `steps:
  - action: publish:github:pull-request
    id: publish
    name: Create the pull request
    input:
      repoUrl: github.com?owner=acme&repo=website
      branchName: new-settings
      title: New settings
      description: These settings replace the old ones.
      sourcePath: settings
      targetPath: deploy/settings
      filesToDelete: [deploy/old.yaml]
      teamReviewers: [platform]
`,
      },
    ],
    schema: {
      input: inputSchema,
      output: schema({
        targetBranchName: string('The branch to merge into'),
        remoteUrl: string('The URL of the pull request'),
        pullRequestNumber: amount('The number of the pull request'),
      }),
    },
    async handler(context) {
      const { input, logger, signal, output, checkpoint, workspacePath } = context;
      const { limits, defaultCommitMessage } = settings();
      const { sourcePath, targetPath, branchName, token, targetBranchName } = input;
      const location = parseRepoLocation(input.repoUrl, ['owner', 'repo']);
      assertBranchName(branchName);
      warnAboutOthers(input, inputSchema, logger);
      const files = await listChangedFiles({ workspacePath, limits, sourcePath, targetPath });
      if (context.isDryRun) {
        const { host, owner, repo } = location;
        logger.info(`A run creates a pull request with ${files.length} files in ${owner}/${repo}.`);
        output('targetBranchName', targetBranchName ?? 'main');
        output('remoteUrl', `https://${host}/${owner}/${repo}/pull/1`);
        output('pullRequestNumber', 1);
        return;
      }
      const api = await openHostApi({ sourceHosts, type: 'github', location, token, signal });
      const change: Change = {
        api,
        location,
        input,
        files,
        message: input.commitMessage ?? defaultCommitMessage ?? input.title,
        author: input.forceEmptyGitAuthor === true ? undefined : findAuthor(input, settings()),
        signal,
      };
      const branch = await checkpoint('branch', () => createBranch(change));
      if (branch === null) {
        logger.info('There are no changes, so no pull request was created.');
        return;
      }
      const pull = await checkpoint('create', () => createPull(change, branch));
      await checkpoint('people', () => askPeople(change, pull.number, logger));
      output('targetBranchName', pull.base);
      output('remoteUrl', pull.url);
      output('pullRequestNumber', pull.number);
    },
  });
}

interface Change {
  api: HostApi;
  location: RepoLocation;
  input: PullRequestInput;
  files: ChangedFile[];
  message: string;
  author: Author | undefined;
  signal: AbortSignal;
}

type Pull = { number: number; url: string; base: string };

/** A branch with the changes, and the branch to merge it into. */
type Branch = { headOwner: string; base: string };

/** Returns `null` if nothing changes and `createWhenEmpty` is off. */
async function createBranch(change: Change): Promise<Branch | null> {
  const { api, location, input } = change;
  const { branchName, update = false, targetBranchName } = input;
  const path = pathOf(location.owner, location.repo);
  const base = targetBranchName ?? readText(await api.call('GET', path), 'default_branch') ?? 'main';
  const headOwner = input.forceFork === true ? await createFork(change, path) : location.owner;
  const headPath = pathOf(headOwner, location.repo);

  const existing = await findBranch(api, headPath, branchName);
  if (existing !== undefined && !update)
    throw inputError(`The branch '${branchName}' exists already. Use another name, or set 'update'.`);
  const parent = existing ?? (await findBranch(api, path, base));
  if (parent === undefined)
    throw inputError(`The branch '${base}' does not exist in ${location.owner}/${location.repo}.`);
  const commit = await createCommit(change, headPath, parent);
  if (commit !== undefined) {
    if (existing === undefined)
      await api.call('POST', `${headPath}/git/refs`, { ref: `refs/heads/${branchName}`, sha: commit });
    else await api.call('PATCH', `${headPath}/git/refs/heads/${encodeBranch(branchName)}`, { sha: commit });
  } else if (existing === undefined) return null;
  return { headOwner, base };
}

async function createPull({ api, location, input }: Change, { headOwner, base }: Branch): Promise<Pull> {
  const { branchName, title, description, draft = false } = input;
  const path = pathOf(location.owner, location.repo);
  const head = `${headOwner}:${branchName}`;
  const [open] = await api.list(
    `${path}/pulls?state=open&head=${encodeURIComponent(head)}&base=${encodeURIComponent(base)}`,
  );
  const body = description;
  const pull = open ?? (await api.call('POST', `${path}/pulls`, { title, body, head, base, draft }));
  return {
    number: readNumber(pull, 'number') ?? 0,
    url: readText(pull, 'html_url') ?? '',
    base: readText(pull, 'base.ref') ?? base,
  };
}

/** Returns the owner of the fork, when it can be used. */
async function createFork({ api, location, signal }: Change, path: string): Promise<string> {
  const fork = await api.call('POST', `${path}/forks`);
  const owner = readText(fork, 'owner.login') ?? location.owner;
  for (let tries = 1; ; tries += 1) {
    try {
      await api.call('GET', `${pathOf(owner, location.repo)}/branches`);
      return owner;
    } catch (error) {
      if (!(error instanceof HostError) || tries === FORK_TRIES) throw error;
      await wait(FORK_WAIT_MS, undefined, { signal });
    }
  }
}

async function findBranch(api: HostApi, path: string, branch: string): Promise<string | undefined> {
  return api.call('GET', `${path}/git/ref/heads/${encodeBranch(branch)}`).then(
    (ref) => readText(ref, 'object.sha'),
    (error: unknown) => {
      if (error instanceof HostError && error.status === 404) return undefined;
      throw error;
    },
  );
}

/** Returns the id of the commit, or `undefined` if it would be empty and is not wanted. */
async function createCommit(change: Change, path: string, parent: string): Promise<string | undefined> {
  const { api, input, files, message, author, signal } = change;
  const base = readText(await api.call('GET', `${path}/git/commits/${parent}`), 'tree.sha') ?? '';
  const tree: JsonObject[] = (input.filesToDelete ?? []).map((deleted) => ({
    path: pathInRepository('', deleted),
    mode: '100644',
    type: 'blob',
    sha: null,
  }));
  for (let start = 0; start < files.length; start += UPLOADS) {
    signal.throwIfAborted();
    const uploads = files.slice(start, start + UPLOADS).map(async ({ path: name, source, isExecutable }) => {
      const content = (await readFile(source)).toString('base64');
      const blob = await api.call('POST', `${path}/git/blobs`, { content, encoding: 'base64' });
      const mode = isExecutable ? '100755' : '100644';
      return { path: name, mode, type: 'blob', sha: readText(blob, 'sha') ?? '' };
    });
    tree.push(...(await Promise.all(uploads)));
  }
  const created =
    tree.length === 0
      ? base
      : (readText(await api.call('POST', `${path}/git/trees`, { base_tree: base, tree }), 'sha') ?? '');
  if (created === base && input.createWhenEmpty === false) return undefined;
  const commit = await api.call('POST', `${path}/git/commits`, {
    message,
    tree: created,
    parents: [parent],
    ...(author && { author }),
  });
  return readText(commit, 'sha');
}

/** The pull request exists, so people that GitHub does not know are a warning. */
async function askPeople(
  { api, location, input }: Change,
  number: number,
  logger: ActionContext['logger'],
): Promise<void> {
  const path = pathOf(location.owner, location.repo);
  const { reviewers = [], teamReviewers = [], assignees = [] } = input;
  const requests: Array<[string, JsonObject]> = [];
  if (reviewers.length + teamReviewers.length > 0)
    requests.push([
      `${path}/pulls/${number}/requested_reviewers`,
      { reviewers, team_reviewers: [...new Set(teamReviewers)] },
    ]);
  if (assignees.length > 0) requests.push([`${path}/issues/${number}/assignees`, { assignees }]);
  for (const [target, body] of requests)
    await api.call('POST', target, body).catch((error: unknown) => {
      if (!(error instanceof HostError)) throw error;
      logger.warn(`Not everyone could be asked. ${error.message}`);
    });
}

function pathOf(owner: string, repo: string): string {
  return `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(repo)}`;
}

/** Slashes are part of the path. */
function encodeBranch(name: string): string {
  return name.split('/').map(encodeURIComponent).join('/');
}
