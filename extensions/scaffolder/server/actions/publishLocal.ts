import { createTemplateAction, inputError, type TemplateAction } from '#backend';
import { assertBranchName } from '../git/branchName';
import { describeFirstCommit } from '../git/commitDetails';
import type { RepositoryName } from '../git/localRepositories';
import { openWorkspace } from '../workspace/openWorkspace';
import type { ActionServices } from './actionServices';
import { schema, string } from './schema';

interface PublishInput {
  repoUrl: string;
  defaultBranch?: string;
  gitCommitMessage?: string;
  gitAuthorName?: string;
  gitAuthorEmail?: string;
  sourcePath?: string;
}

type Services = Pick<ActionServices, 'repositories' | 'addresses' | 'settings'>;

/** Creates the action that creates a repository on this machine. */
export function createPublishLocal({ repositories, addresses, settings }: Services): TemplateAction {
  return createTemplateAction<PublishInput>({
    id: 'publish:local',
    description:
      'Creates a Git repository in the data folder of the portal, with the files of the workspace. Needs no source control system.',
    examples: [
      {
        description: 'Create a repository and register it in the catalog',
        example: `steps:
  - action: publish:local
    id: publish
    name: Create the repository
    input:
      repoUrl: local?owner=default&repo=\${{ parameters.name }}
  - action: catalog:register
    id: register
    name: Register in the catalog
    input:
      repoContentsUrl: \${{ steps.publish.output.repoContentsUrl }}
`,
      },
    ],
    schema: {
      input: schema(
        {
          repoUrl: string('Repository location, such as `local?owner=default&repo=website`'),
          defaultBranch: string('Sets the default branch on the repository. The default value is `main`'),
          gitCommitMessage: string(
            'Sets the commit message on the repository. The default value is scaffolder.defaultCommitMessage of the configuration',
          ),
          gitAuthorName: string('Sets the author name for the commit'),
          gitAuthorEmail: string('Sets the author email for the commit'),
          sourcePath: string(
            'Path within the workspace that will be used as the repository root. If omitted, the entire workspace will be published as the repository',
          ),
        },
        ['repoUrl'],
      ),
      output: schema({
        remoteUrl: string('A URL to the repository with the provider'),
        repoContentsUrl: string('A URL to the root of the repository'),
        commitHash: string('The git commit hash of the initial commit'),
      }),
    },
    async handler({ input, workspacePath, output, logger, signal, checkpoint }) {
      const repository = parseRepository(input.repoUrl);
      const { defaultBranch = 'main', sourcePath = '.' } = input;
      assertBranchName(defaultBranch);
      const workspace = await openWorkspace(workspacePath, settings().limits);
      const source = await workspace.resolve(sourcePath);
      if (!(await workspace.exists(sourcePath)))
        throw inputError(`The folder '${sourcePath}' does not exist in the workspace.`);
      logger.info(`Creating the repository ${repository.owner}/${repository.name}.`);
      const commitHash = await checkpoint('create', () =>
        repositories.create(repository, {
          source,
          branch: defaultBranch,
          ...describeFirstCommit(input, settings()),
          signal,
        }),
      );
      output('remoteUrl', addresses.remoteUrl(repository));
      output('repoContentsUrl', addresses.contentsUrl(repository));
      output('commitHash', commitHash);
    },
  });
}

/** Parses `local?owner=default&repo=website`. */
function parseRepository(repoUrl: string): RepositoryName {
  const [host = '', query = ''] = repoUrl.split('?');
  const parameters = new URLSearchParams(query);
  const name = parameters.get('repo') ?? '';
  if (host !== 'local' || name === '')
    throw inputError(`'${repoUrl}' is not a local repository. Use 'local?owner=default&repo=<name>'.`);
  return { owner: parameters.get('owner') ?? 'default', name };
}
