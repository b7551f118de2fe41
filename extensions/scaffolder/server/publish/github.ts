import { readText, type ActionLog, type TemplateAction } from '#backend';
import type { JsonObject } from '#model';
import { createPublishAction, type Publisher, type PublishRequest } from './createPublishAction';
import { githubProperties, type GithubInput } from './githubProperties';
import { protectBranch } from './githubProtection';
import { HostError } from './hostApi';
import { publishExample } from './publishExample';
import type { PublishServices } from './publishServices';
import { sealSecret } from './sealSecret';

const publisher: Publisher<GithubInput> = {
  id: 'publish:github',
  title: 'GitHub',
  type: 'github',
  needs: ['owner', 'repo'],
  defaultBranch: 'master',
  examples: [
    publishExample(
      'publish:github',
      'Create a private repository of an organization',
      'github.com?owner=acme&repo=website',
    ),
    publishExample(
      'publish:github',
      'Create a public repository that a team maintains',
      'github.com?owner=acme&repo=website',
      [
        'description: The website of Acme',
        'repoVisibility: public',
        'defaultBranch: main',
        'topics: [website]',
        'collaborators: [{ team: web, access: maintain }]',
      ],
    ),
    publishExample(
      'publish:github',
      'Create a repository whose branch needs two reviews and a passing check',
      'github.com?owner=acme&repo=website',
      [
        'requiredApprovingReviewCount: 2',
        'requireCodeOwnerReviews: true',
        'requiredStatusCheckContexts: [test]',
      ],
    ),
  ],
  properties: githubProperties,

  async create(request) {
    const { api, location, branch } = request;
    const { owner, repo } = location;
    const created = await createRepository(request);
    const pages = readText(created, 'html_url') ?? `${api.host.config.baseUrl}/${owner}/${repo}`;
    return {
      remoteUrl: readText(created, 'clone_url') ?? `${pages}.git`,
      repoContentsUrl: `${pages}/blob/${branch}`,
    };
  },

  async prepare(request) {
    const { owner, repo } = request.location;
    const path = `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(repo)}`;
    await addPeople(request, path);
    await addDetails(request, path);
  },

  finish: protectBranch,
};

async function createRepository(request: PublishRequest<GithubInput>): Promise<JsonObject> {
  const { api, location, input } = request;
  const { owner, repo } = location;
  const { repoVisibility = 'private', deleteBranchOnMerge = false } = input;
  const account = await api.call('GET', `/users/${encodeURIComponent(owner)}`);
  const isOrganization = readText(account, 'type') === 'Organization';
  const body = {
    name: repo,
    private: repoVisibility === 'private',
    delete_branch_on_merge: deleteBranchOnMerge,
    allow_merge_commit: input.allowMergeCommit ?? true,
    allow_squash_merge: input.allowSquashMerge ?? true,
    squash_merge_commit_title: input.squashMergeCommitTitle ?? 'COMMIT_OR_PR_TITLE',
    squash_merge_commit_message: input.squashMergeCommitMessage ?? 'COMMIT_MESSAGES',
    allow_rebase_merge: input.allowRebaseMerge ?? true,
    allow_auto_merge: input.allowAutoMerge ?? false,
    allow_update_branch: input.allowUpdateBranch ?? false,
    ...definedOf({
      description: input.description,
      homepage: input.homepage,
      has_projects: input.hasProjects,
      has_wiki: input.hasWiki,
      has_issues: input.hasIssues,
    }),
  };
  if (!isOrganization) return api.call('POST', '/user/repos', body);
  return api.call('POST', `/orgs/${encodeURIComponent(owner)}/repos`, {
    ...body,
    visibility: repoVisibility,
    ...definedOf({ custom_properties: input.customProperties }),
  });
}

/** Gives teams and users access. The repository exists, so a name that GitHub does not know is a warning. */
async function addPeople(
  { api, location: { owner, repo }, input, context: { logger } }: PublishRequest<GithubInput>,
  path: string,
): Promise<void> {
  const { access, collaborators = [] } = input;
  const [organization, adminTeam] = access?.split('/') ?? [];
  const admins =
    access === undefined || access === owner
      ? []
      : [adminTeam !== undefined && organization === owner ? { team: adminTeam } : { user: access }];
  for (const { user, username, team, access: permission } of [
    ...admins.map((admin) => ({
      user: undefined,
      team: undefined,
      username: undefined,
      ...admin,
      access: 'admin',
    })),
    ...collaborators,
  ]) {
    const name = nameOf(team ?? user ?? username ?? '');
    const target =
      team === undefined
        ? `${path}/collaborators/${encodeURIComponent(name)}`
        : `/orgs/${encodeURIComponent(owner)}/teams/${encodeURIComponent(name)}/repos/${encodeURIComponent(owner)}/${encodeURIComponent(repo)}`;
    await orWarn(logger, `'${name}' has no access`, () => api.call('PUT', target, { permission }));
  }
}

/** Requests that would fail when they are repeated have checkpoints. */
async function addDetails(
  { api, input, context: { logger, checkpoint } }: PublishRequest<GithubInput>,
  path: string,
): Promise<void> {
  const { topics, repoVariables = {}, secrets = {}, oidcCustomization, subscribe } = input;
  if (topics !== undefined)
    await orWarn(logger, 'The topics are not set', () =>
      api.call('PUT', `${path}/topics`, { names: topics.map((topic) => topic.toLowerCase()) }),
    );
  for (const [name, value] of Object.entries(repoVariables))
    await checkpoint(`variable ${name}`, async () => {
      await api.call('POST', `${path}/actions/variables`, { name, value });
    });
  if (Object.keys(secrets).length > 0) {
    const key = await api.call('GET', `${path}/actions/secrets/public-key`);
    for (const [name, value] of Object.entries(secrets))
      await api.call('PUT', `${path}/actions/secrets/${encodeURIComponent(name)}`, {
        encrypted_value: await sealSecret(value, readText(key, 'key') ?? ''),
        key_id: readText(key, 'key_id') ?? '',
      });
  }
  if (oidcCustomization)
    await api.call('PUT', `${path}/actions/oidc/customization/sub`, {
      use_default: oidcCustomization.useDefault,
      ...definedOf({ include_claim_keys: oidcCustomization.includeClaimKeys }),
    });
  if (subscribe === true) await api.call('PUT', `${path}/subscription`, { subscribed: true, ignored: false });
}

async function orWarn(logger: ActionLog, what: string, run: () => Promise<unknown>): Promise<void> {
  await run().catch((error: unknown) => {
    if (!(error instanceof HostError)) throw error;
    logger.warn(`${what}. ${error.message}`);
  });
}

/** The name of an entity ref, or the text itself. */
function nameOf(ref: string): string {
  return ref.replace(/^.*[:/]/, '');
}

function definedOf(values: Record<string, JsonObject[string] | undefined>): JsonObject {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** Creates the action that creates a repository at GitHub. */
export function createPublishGithub(services: PublishServices): TemplateAction {
  return createPublishAction(publisher, services);
}
