import { inputError, readNumber, readText, type TemplateAction } from '#backend';
import type { JsonObject } from '#model';
import { amount, flag, options, shape, string, strings } from '../actions/schema';
import {
  createPublishAction,
  type CreatedRepository,
  type Publisher,
  type PublishInput,
  type PublishRequest,
} from './createPublishAction';
import { HostError, openHostApi, type HostApi } from './hostApi';
import { publishExample } from './publishExample';
import type { PublishServices } from './publishServices';

interface GitlabInput extends PublishInput {
  repoVisibility?: 'private' | 'internal' | 'public';
  skipExisting?: boolean;
  setUserAsOwner?: boolean;
  topics?: string[];
  settings?: JsonObject;
  branches?: Array<{ name: string; protect?: boolean; create?: boolean; ref?: string }>;
  projectVariables?: Array<{ key: string; value: string } & JsonObject>;
}

const OWNER_LEVEL = 50;
const visibilities = ['private', 'internal', 'public'];

const properties: JsonObject = {
  repoVisibility: options('Who can see the project. Deprecated: use settings.visibility', visibilities),
  sourcePath: {
    type: ['string', 'boolean'],
    description: 'The folder of the workspace with the files. `false` leaves the repository empty',
  },
  skipExisting: flag('If set, an existing project is kept, and nothing is pushed'),
  setUserAsOwner: flag(
    'If set, the user of the token becomes the owner of the project. Requires a token in the configuration that may do it',
  ),
  topics: strings('Topics of the project. Deprecated: use settings.topics'),
  settings: shape({
    name: string('The name of the project'),
    path: string('The path of the project. By default, GitLab derives it from the name'),
    description: string('The description of the project'),
    visibility: options('Who can see the project. The default value is `private`', visibilities),
    topics: strings('Topics of the project'),
    auto_devops_enabled: flag('Enables Auto DevOps'),
    ci_config_path: string('The path of the configuration of pipelines'),
    merge_method: options('How merge requests are merged', ['merge', 'rebase_merge', 'ff']),
    squash_option: options('Whether commits are squashed', ['default_off', 'default_on', 'never', 'always']),
    only_allow_merge_if_all_discussions_are_resolved: flag('All threads must be resolved before a merge'),
    only_allow_merge_if_pipeline_succeeds: flag('Pipelines must succeed before a merge'),
    allow_merge_on_skipped_pipeline: flag('Skipped pipelines count as successful'),
  }),
  branches: {
    type: 'array',
    description: 'Branches to create or protect',
    items: shape(
      {
        name: string('The name of the branch'),
        protect: flag('Protects the branch. The default value is `false`'),
        create: flag('Creates the branch from `ref`. The default value is `false`'),
        ref: string('The branch to create it from. The default value is `master`'),
      },
      ['name'],
    ),
  },
  projectVariables: {
    type: 'array',
    description: 'Variables of the project',
    items: shape(
      {
        key: string('The name of the variable'),
        value: string('The value of the variable'),
        description: string('The description of the variable'),
        variable_type: options('The type of the variable', ['env_var', 'file']),
        protected: flag('Whether only protected branches get the variable'),
        masked: flag('Whether logs hide the value'),
        masked_and_hidden: flag('Whether logs and settings hide the value'),
        raw: flag('Whether references to other variables are kept'),
        environment_scope: string('The environments that get the variable. The default value is `*`'),
      },
      ['key', 'value'],
    ),
  },
};

const publisher: Publisher<GitlabInput> = {
  id: 'publish:gitlab',
  title: 'GitLab',
  type: 'gitlab',
  needs: ['owner', 'repo'],
  defaultBranch: 'master',
  examples: [
    publishExample(
      'publish:gitlab',
      'Create a project in a group',
      'gitlab.com?owner=acme/shop&repo=website',
    ),
    publishExample(
      'publish:gitlab',
      'Create a project with settings and a protected branch',
      'gitlab.com?owner=acme&repo=website',
      [
        'defaultBranch: main',
        'settings: { visibility: internal, topics: [shop] }',
        'branches: [{ name: main, protect: true }]',
      ],
    ),
  ],
  properties,
  outputs: {
    projectId: amount('The id of the project'),
    created: flag('Whether the project was created'),
  },

  async create(request) {
    const { api, location, input, branch } = request;
    const { owner, repo } = location;
    const existing = input.skipExisting === true ? await findProject(api, `${owner}/${repo}`) : undefined;
    const project = existing ?? (await createProject(request));
    const pushUrl =
      readText(project, 'http_url_to_repo') ?? `${api.host.config.baseUrl}/${owner}/${repo}.git`;
    const remoteUrl = pushUrl.replace(/\.git$/, '');
    const projectId = readNumber(project, 'id') ?? 0;
    return {
      remoteUrl,
      pushUrl,
      repoContentsUrl: `${remoteUrl}/-/blob/${branch}`,
      outputs: { projectId, created: existing === undefined },
      isKept: existing !== undefined,
    };
  },

  async prepare(request) {
    const { input, created } = request;
    if (input.setUserAsOwner === true && created.isKept !== true) await makeOwner(request, pathOf(created));
  },

  async finish({ api, input, created, context: { checkpoint } }) {
    if (created.isKept === true) return;
    const project = pathOf(created);
    // A retry would repeat them, and GitLab refuses what exists already.
    const createOnce = (key: string, path: string, body: JsonObject): Promise<void> =>
      checkpoint(key, async () => {
        await api.call('POST', `${project}/${path}`, body);
      });
    for (const { name, create = false, protect = false, ref = 'master' } of input.branches ?? []) {
      if (create) await createOnce(`branch ${name}`, 'repository/branches', { branch: name, ref });
      if (protect) await createOnce(`protection ${name}`, 'protected_branches', { name });
    }
    for (const [index, variable] of (input.projectVariables ?? []).entries())
      await createOnce(`variable ${index}`, 'variables', variable);
  },
};

/** The path of the project in the API. */
function pathOf({ outputs = {} }: CreatedRepository): string {
  return `/projects/${readNumber(outputs, 'projectId') ?? 0}`;
}

async function findProject(api: HostApi, path: string): Promise<JsonObject | undefined> {
  return api.call('GET', `/projects/${encodeURIComponent(path)}`).catch((error: unknown) => {
    if (error instanceof HostError && error.status === 404) return undefined;
    throw error;
  });
}

async function createProject({ api, location, input }: PublishRequest<GitlabInput>): Promise<JsonObject> {
  const { owner, repo } = location;
  const namespace = await api
    .call('GET', `/namespaces/${encodeURIComponent(owner)}`)
    .catch((error: unknown) => {
      if (!(error instanceof HostError) || error.status !== 404) throw error;
      throw inputError(
        `The namespace '${owner}' does not exist at '${location.host}', or the credentials of ${api.host.entry} cannot see it.`,
      );
    });
  const { repoVisibility = 'private', topics, settings } = input;
  return api.call('POST', '/projects', {
    namespace_id: readNumber(namespace, 'id') ?? 0,
    name: repo,
    visibility: repoVisibility,
    ...(topics === undefined ? {} : { topics }),
    ...settings,
  });
}

async function makeOwner(request: PublishRequest<GitlabInput>, project: string): Promise<void> {
  const { api, location, sourceHosts, context } = request;
  const user = readNumber(await api.call('GET', '/user'), 'id') ?? 0;
  const { signal } = context;
  const configured = await openHostApi({ sourceHosts, type: 'gitlab', location, token: undefined, signal });
  await configured.call('POST', `${project}/members`, {
    user_id: user,
    access_level: OWNER_LEVEL,
  });
}

/** Creates the action that creates a project at GitLab. */
export function createPublishGitlab(services: PublishServices): TemplateAction {
  return createPublishAction(publisher, services);
}
