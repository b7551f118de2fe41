import { createTemplateAction, type TemplateAction } from '#backend';
import { openWorkspace } from '../workspace/openWorkspace';
import type { ActionServices } from './actionServices';
import { fetchFile, fetchTree } from './fetchSource';
import { schema, string } from './schema';

const url = 'Relative path or absolute URL pointing to the directory tree to fetch';
const fileUrl = 'Relative path or absolute URL pointing to the single file to fetch.';
const token = 'An optional token to use for authentication when reading the resources.';

/** Creates the actions that copy content into the workspace. */
export function createFetchActions(services: Pick<ActionServices, 'reader' | 'settings'>): TemplateAction[] {
  return [createPlain(services), createPlainFile(services)];
}

interface PlainInput {
  url: string;
  targetPath?: string;
  token?: string;
}

function createPlain({ reader, settings }: Pick<ActionServices, 'reader' | 'settings'>): TemplateAction {
  return createTemplateAction<PlainInput>({
    id: 'fetch:plain',
    description:
      'Downloads content and places it in the workspace, or optionally in a subdirectory specified by the `targetPath` input option.',
    supportsDryRun: true,
    examples: [
      {
        description: 'Downloads content and places it in the workspace.',
        example: `steps:
  - action: fetch:plain
    id: fetch-plain
    name: Fetch plain
    input:
      url: https://github.com/backstage/community/tree/main/backstage-community-sessions/assets
`,
      },
      {
        description:
          'Optionally, if you would prefer the data to be downloaded to a subdirectory in the workspace you may specify the ‘targetPath’ input option.',
        example: `steps:
  - action: fetch:plain
    id: fetch-plain
    name: Fetch plain
    input:
      url: https://github.com/backstage/community/tree/main/backstage-community-sessions/assets
      targetPath: fetched-data
`,
      },
    ],
    schema: {
      input: schema(
        {
          url: string(url),
          targetPath: string('Target path within the working directory to download the contents to.'),
          token: string(token),
        },
        ['url'],
      ),
    },
    async handler(context) {
      const { input, logger, workspacePath } = context;
      logger.info('Fetching plain content');
      const workspace = await openWorkspace(workspacePath, settings().limits);
      const { targetPath = '.' } = input;
      await workspace.resolve(targetPath);
      await fetchTree({ reader, url: input.url, token: input.token, context }, workspace, targetPath);
    },
  });
}

interface PlainFileInput {
  url: string;
  targetPath: string;
  token?: string;
}

function createPlainFile({ reader, settings }: Pick<ActionServices, 'reader' | 'settings'>): TemplateAction {
  return createTemplateAction<PlainFileInput>({
    id: 'fetch:plain:file',
    description: 'Downloads single file and places it in the workspace.',
    supportsDryRun: true,
    examples: [
      {
        description: 'Downloads a file and places it in the workspace.',
        example: `steps:
  - action: fetch:plain:file
    id: fetch-plain-file
    name: Fetch plain file
    input:
      url: https://github.com/backstage/community/tree/main/backstage-community-sessions/assets/Backstage%20Community%20Sessions.png
      targetPath: target-path
`,
      },
    ],
    schema: {
      input: schema(
        {
          url: string(fileUrl),
          targetPath: string('Target path within the working directory to download the file as.'),
          token: string(token),
        },
        ['url', 'targetPath'],
      ),
    },
    async handler(context) {
      const { input, logger, workspacePath } = context;
      logger.info('Fetching plain content');
      const workspace = await openWorkspace(workspacePath, settings().limits);
      await workspace.resolve(input.targetPath);
      const content = await fetchFile({ reader, url: input.url, token: input.token, context });
      await workspace.write(input.targetPath, content);
    },
  });
}
