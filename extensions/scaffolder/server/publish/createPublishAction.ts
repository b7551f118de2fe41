import {
  createTemplateAction,
  inputError,
  type ActionContext,
  type ActionExample,
  type SourceHosts,
  type TemplateAction,
} from '#backend';
import { isJsonObject, type JsonObject, type JsonValue, type ScmType } from '#model';
import { schema, string } from '../actions/schema';
import { assertBranchName } from '../git/branchName';
import { describeFirstCommit } from '../git/commitDetails';
import { listPublished } from '../git/listPublished';
import { pushFolder } from '../git/pushFolder';
import { exampleOutput } from '../run/exampleOutput';
import { openWorkspace } from '../workspace/openWorkspace';
import { openHostApi, type HostApi } from './hostApi';
import { openSchema, warnAboutOthers } from './openInput';
import type { PublishServices } from './publishServices';
import { parseRepoLocation, type RepoLocation, type RepoPart } from './repoLocation';

/** The inputs that all actions have which create a repository. */
export interface PublishInput {
  repoUrl: string;
  defaultBranch?: string;
  gitCommitMessage?: string;
  gitAuthorName?: string;
  gitAuthorEmail?: string;
  /** At GitLab, `false` leaves the repository empty. */
  sourcePath?: string | boolean;
  token?: string;
}

/** A repository that was created. JSON, because it is stored if the task has to run again. */
export type CreatedRepository = {
  remoteUrl: string;
  /** The URL to push to, if it is another one than `remoteUrl`. */
  pushUrl?: string;
  repoContentsUrl: string;
  /** Further outputs. */
  outputs?: { [name: string]: JsonValue };
  /** Whether nothing is pushed, because the repository existed. */
  isKept?: boolean;
};

/** The part of an action that depends on the host. */
export interface Publisher<Input extends PublishInput> {
  id: string;
  /** The name of the host in texts. */
  title: string;
  type: ScmType;
  needs: readonly RepoPart[];
  defaultBranch: string;
  examples: readonly ActionExample[];
  /** Further inputs. */
  properties: JsonObject;
  /** Further outputs. */
  outputs?: JsonObject;
  /** Creates the repository with as few requests as possible: its result is stored, so that a retry does not create it again. */
  create(request: PublishRequest<Input>): Promise<CreatedRepository>;
  /** Runs before the push, such as adding people. A retry runs it again if it failed. */
  prepare?(request: CreatedRequest<Input>): Promise<void>;
  /** Runs after the push, such as protecting the branch. A retry runs it again if it failed. */
  finish?(request: CreatedRequest<Input>): Promise<void>;
}

export interface PublishRequest<Input> {
  api: HostApi;
  location: RepoLocation;
  input: Input;
  branch: string;
  sourceHosts: SourceHosts;
  context: Pick<ActionContext, 'logger' | 'signal' | 'checkpoint'>;
}

export interface CreatedRequest<Input> extends PublishRequest<Input> {
  created: CreatedRepository;
}

/** Creates an action that creates a repository at a host, with the files of the workspace as its first commit. */
export function createPublishAction<Input extends PublishInput>(
  publisher: Publisher<Input>,
  { sourceHosts, settings }: PublishServices,
): TemplateAction {
  const { id, title, type, needs } = publisher;
  const output = schema({
    remoteUrl: string('The URL to clone the repository from'),
    repoContentsUrl: string('The URL of the files of the default branch'),
    commitHash: string('The id of the first commit'),
    ...publisher.outputs,
  });
  const inputSchema = openSchema(inputProperties(publisher), ['repoUrl']);
  return createTemplateAction<Input>({
    id,
    description: `Creates a repository at ${title} with the files of the workspace.`,
    supportsDryRun: true,
    examples: publisher.examples,
    schema: { input: inputSchema, output },
    async handler(context) {
      const { input, logger, signal, checkpoint } = context;
      const location = parseRepoLocation(input.repoUrl, needs);
      warnAboutOthers(input, inputSchema, logger);
      const branch = input.defaultBranch ?? publisher.defaultBranch;
      assertBranchName(branch);
      const source = await findSource(input.sourcePath, context.workspacePath, settings().limits);
      const name = needs.map((part) => location[part]).join('/');
      if (context.isDryRun) {
        const files = source === undefined ? [] : await listPublished(source);
        logger.info(`A run creates the repository ${name} at ${location.host} with ${files.length} files.`);
        const url = `https://${location.host}/${name}`;
        const example = exampleOutput(output);
        for (const [key, value] of Object.entries(isJsonObject(example) ? example : {}))
          context.output(key, key === 'remoteUrl' || key === 'repoContentsUrl' ? url : (value ?? null));
        return;
      }

      const api = await openHostApi({ sourceHosts, type, location, token: input.token, signal });
      const request = { api, location, input, branch, sourceHosts, context };
      logger.info(`Creating the repository ${name} at ${location.host}.`);
      const created = await checkpoint('create', () => publisher.create(request));
      await checkpoint('prepare', async () => publisher.prepare?.({ ...request, created }));
      if (source !== undefined && created.isKept !== true) {
        const commitHash = await checkpoint('push', async () =>
          pushFolder({
            host: api.host,
            remoteUrl: created.pushUrl ?? created.remoteUrl,
            gitdir: await context.createTemporaryDirectory(),
            source,
            branch,
            ...describeFirstCommit(input, settings()),
            signal,
          }),
        );
        logger.info(`Pushed the branch ${branch}.`);
        context.output('commitHash', commitHash);
      }
      await checkpoint('finish', async () => publisher.finish?.({ ...request, created }));
      context.output('remoteUrl', created.remoteUrl);
      context.output('repoContentsUrl', created.repoContentsUrl);
      for (const [key, value] of Object.entries(created.outputs ?? {})) context.output(key, value);
    },
  });
}

function inputProperties<Input extends PublishInput>({
  title,
  needs,
  defaultBranch,
  properties,
}: Publisher<Input>): JsonObject {
  const location = needs.map((part) => `${part}=<${part}>`).join('&');
  return {
    repoUrl: string(`Repository location, such as \`<host>?${location}\``),
    description: string('The description of the repository'),
    defaultBranch: string(`The name of the first branch. The default value is \`${defaultBranch}\``),
    gitCommitMessage: string(
      'The message of the first commit. The default value is scaffolder.defaultCommitMessage of the configuration',
    ),
    gitAuthorName: string(
      'The author of the first commit. The default value is scaffolder.defaultAuthor.name of the configuration',
    ),
    gitAuthorEmail: string(
      'The email address of the author. The default value is scaffolder.defaultAuthor.email of the configuration',
    ),
    sourcePath: string(
      'The folder of the workspace with the files. The default value is the whole workspace',
    ),
    token: string(`The token to use for ${title}, instead of the credentials of the configuration`),
    ...properties,
  };
}

/** Returns the absolute path of the folder with the files, or `undefined` if none are published. */
async function findSource(
  path: string | boolean | undefined,
  workspacePath: string,
  limits: Parameters<typeof openWorkspace>[1],
): Promise<string | undefined> {
  if (path === false) return undefined;
  const workspace = await openWorkspace(workspacePath, limits);
  const folder = typeof path === 'string' ? path : '.';
  if (!(await workspace.exists(folder)))
    throw inputError(`The folder '${folder}' does not exist in the workspace.`);
  return workspace.resolve(folder);
}
