import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import {
  createTemplateAction,
  inputError,
  TemplateError,
  type ActionLog,
  type RenderOptions,
  type TemplateAction,
  type TemplateSession,
} from '#backend';
import type { JsonObject } from '#model';
import { matchFiles } from '../patterns/matchFiles';
import { listEntries, type FolderEntry } from '../workspace/listEntries';
import { openWorkspace, type Workspace } from '../workspace/openWorkspace';
import type { ActionServices } from './actionServices';
import { fetchFile, fetchTree } from './fetchSource';
import { flag, record, schema, string, strings } from './schema';

type Services = Pick<ActionServices, 'reader' | 'settings' | 'openTemplates'>;

/** Creates the actions that render templates into the workspace. */
export function createTemplateActions(services: Services): TemplateAction[] {
  return [createFetchTemplate(services), createFetchTemplateFile(services)];
}

interface RenderInput {
  values?: JsonObject;
  cookiecutterCompat?: boolean;
  trimBlocks?: boolean;
  lstripBlocks?: boolean;
  replace?: boolean;
  token?: string;
}

interface TemplateInput extends RenderInput {
  url: string;
  targetPath?: string;
  copyWithoutRender?: string[];
  copyWithoutTemplating?: string[];
  templateFileExtension?: string | boolean;
}

const renderProperties = {
  values: record('Values to pass on to the templating engine'),
  cookiecutterCompat: flag(
    'Enable features to maximise compatibility with templates built for fetch:cookiecutter',
  ),
  trimBlocks: flag('If set, the first newline after a block is removed (block, not variable tag).'),
  lstripBlocks: flag('If set, leading spaces and tabs are stripped from the start of a line to a block.'),
  token: string('An optional token to use for authentication when reading the resources.'),
};

function createFetchTemplate(services: Services): TemplateAction {
  return createTemplateAction<TemplateInput>({
    id: 'fetch:template',
    description:
      'Downloads a skeleton, templates variables into file and directory names and content, and places the result in the workspace, or optionally in a subdirectory specified by the `targetPath` input option.',
    supportsDryRun: true,
    examples: [
      {
        description:
          'Downloads a skeleton directory that lives alongside the template file and fill it out with values.',
        example: `steps:
  - action: fetch:template
    id: fetch-template
    name: Fetch template
    input:
      url: ./skeleton
      targetPath: ./target
      values:
        name: test-project
        count: 1234
        itemList:
          - first
          - second
          - third
        showDummyFile: false
`,
      },
    ],
    schema: {
      input: schema(
        {
          url: string('Relative path or absolute URL pointing to the directory tree to fetch'),
          targetPath: string(
            'Target path within the working directory to download the contents to. Defaults to the working directory root.',
          ),
          copyWithoutRender: strings(
            'An array of glob patterns. Any files or directories which match are copied without being processed as templates.',
          ),
          copyWithoutTemplating: strings(
            'An array of glob patterns. Contents of matched files or directories are copied without being processed, but paths are subject to rendering.',
          ),
          templateFileExtension: {
            type: ['string', 'boolean'],
            description:
              'If set, only files with the given extension will be templated. If set to `true`, the default extension `.njk` is used.',
          },
          replace: flag('If set, replace files in targetPath instead of skipping existing ones.'),
          ...renderProperties,
        },
        ['url'],
      ),
    },
    async handler(context) {
      const { input, logger, workspacePath, signal } = context;
      assertCompatible(input);
      const limits = services.settings().limits;
      const workspace = await openWorkspace(workspacePath, limits);
      const target = workspace.relate(await workspace.resolve(input.targetPath ?? '.'));
      logger.info('Fetching template content');
      const folder = await context.createTemporaryDirectory();
      const { reader } = services;
      await fetchTree(
        { reader, url: input.url, token: input.token, context },
        await openWorkspace(folder, limits),
        '.',
      );
      const entries = await listEntries(folder);
      const plan = await planRendering(folder, input);
      logger.info(`Processing ${entries.length} template files/directories with input values`);
      const session = await services.openTemplates();
      try {
        for (const entry of entries) {
          signal.throwIfAborted();
          await renderEntry({ entry, folder, target, workspace, session, input, plan: plan(entry), logger });
        }
      } finally {
        await session.close();
      }
      logger.info(`Template result written to ${target === '' ? 'the workspace' : target}`);
    },
  });
}

function assertCompatible(input: TemplateInput): void {
  const { copyWithoutRender, copyWithoutTemplating, templateFileExtension, cookiecutterCompat } = input;
  if (copyWithoutRender && copyWithoutTemplating)
    throw inputError(
      'Fetch action input copyWithoutRender and copyWithoutTemplating can not be used at the same time',
    );
  if (
    (templateFileExtension ?? false) !== false &&
    (copyWithoutRender ?? copyWithoutTemplating ?? cookiecutterCompat)
  )
    throw inputError(
      'Fetch action input extension incompatible with copyWithoutRender/copyWithoutTemplating and cookiecutterCompat',
    );
}

/** Which parts of an entry are rendered. */
interface EntryPlan {
  rendersPath: boolean;
  rendersContent: boolean;
  /** The extension to remove from the name. */
  extension: string;
}

async function planRendering(
  folder: string,
  { copyWithoutRender, copyWithoutTemplating, templateFileExtension = false }: TemplateInput,
): Promise<(entry: FolderEntry) => EntryPlan> {
  if (templateFileExtension !== false && templateFileExtension !== '') {
    const name = templateFileExtension === true ? 'njk' : templateFileExtension;
    const extension = name.startsWith('.') ? name : `.${name}`;
    return ({ path, kind }) => {
      const isTemplate = kind === 'file' && extname(path) === extension;
      return { rendersPath: true, rendersContent: isTemplate, extension: isTemplate ? extension : '' };
    };
  }
  const patterns = copyWithoutRender ?? copyWithoutTemplating ?? [];
  const copied = new Set(
    patterns.length === 0 ? [] : await matchFiles(folder, patterns, { includesContents: true }),
  );
  return ({ path }) => {
    const isCopied = copied.has(path);
    return {
      rendersPath: !isCopied || copyWithoutRender === undefined,
      rendersContent: !isCopied,
      extension: '',
    };
  };
}

interface RenderEntryOptions {
  entry: FolderEntry;
  folder: string;
  target: string;
  workspace: Workspace;
  session: TemplateSession;
  input: TemplateInput;
  plan: EntryPlan;
  logger: ActionLog;
}

async function renderEntry(options: RenderEntryOptions): Promise<void> {
  const { entry, folder, target, workspace, session, input, plan, logger } = options;
  const { rendersPath, rendersContent, extension } = plan;
  const values = readValues(input);
  const { cookiecutterCompat = false } = input;
  const name = extension === '' ? entry.path : entry.path.slice(0, -extension.length);
  const path = rendersPath
    ? await renderText(session, entry.path, name, values, { cookiecutterCompat })
    : name;
  if (isSkipped(path)) return;
  // The path is rendered from data, so it must stay in the target, not only in the workspace.
  if (path.split('/').includes('..')) throw inputError(`The path '${path}' leaves the target folder.`);
  const output = join(target, path);
  if (entry.kind === 'folder') {
    if (!(await workspace.exists(output))) await workspace.makeFolder(output);
    return;
  }
  if ((await workspace.exists(output)) && input.replace !== true) {
    logger.debug(`Skipping ${path}, because it exists.`);
    return;
  }
  const bytes = await readFile(join(folder, entry.path));
  const text = rendersContent ? decode(bytes) : undefined;
  if (text === undefined) logger.debug(`Copying ${entry.path} without processing.`);
  const content =
    text === undefined ? bytes : await renderText(session, entry.path, text, values, readOptions(input));
  await workspace.write(output, content, { isExecutable: entry.isExecutable });
}

/** Names that render to nothing leave their file or folder out. */
function isSkipped(path: string): boolean {
  return path === '' || path.startsWith('/') || path.endsWith('/') || path.includes('//');
}

async function renderText(
  session: TemplateSession,
  name: string,
  text: string,
  values: JsonObject,
  options: RenderOptions,
): Promise<string> {
  return session.renderTemplate(text, values, options).catch((error: unknown) => {
    if (error instanceof TemplateError) throw new TemplateError(`'${name}': ${error.message}`);
    throw error;
  });
}

/** Returns the text of a file, or `undefined` for a binary file. */
function decode(bytes: Uint8Array): string | undefined {
  if (bytes.subarray(0, 8000).includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Templates read values as `values.name`, or as `cookiecutter.name`. */
function readValues({ values = {}, cookiecutterCompat = false }: RenderInput): JsonObject {
  return { [cookiecutterCompat ? 'cookiecutter' : 'values']: values };
}

function readOptions({ cookiecutterCompat, trimBlocks, lstripBlocks }: RenderInput): RenderOptions {
  return {
    cookiecutterCompat: cookiecutterCompat ?? false,
    trimBlocks: trimBlocks ?? false,
    lstripBlocks: lstripBlocks ?? false,
  };
}

interface TemplateFileInput extends RenderInput {
  url: string;
  targetPath: string;
}

function createFetchTemplateFile(services: Services): TemplateAction {
  return createTemplateAction<TemplateFileInput>({
    id: 'fetch:template:file',
    description: 'Downloads single file and places it in the workspace.',
    supportsDryRun: true,
    examples: [
      {
        description: 'Downloads a template file and fill it out with values.',
        example: `steps:
  - action: fetch:template:file
    id: fetch-template-file
    name: Fetch template file
    input:
      url: ./skeleton.txt
      targetPath: ./target/skeleton.txt
      values:
        name: test-project
        count: 1234
        itemList:
          - first
          - second
          - third
`,
      },
    ],
    schema: {
      input: schema(
        {
          url: string('Relative path or absolute URL pointing to the single file to fetch.'),
          targetPath: string('Target path within the working directory to download the file as.'),
          replace: flag('If set, replace file in targetPath instead of overwriting existing one.'),
          ...renderProperties,
        },
        ['url', 'targetPath'],
      ),
    },
    async handler(context) {
      const { input, logger, workspacePath } = context;
      const { url, targetPath, token } = input;
      logger.info('Fetching template file content');
      const workspace = await openWorkspace(workspacePath, services.settings().limits);
      if ((await workspace.exists(targetPath)) && input.replace !== true) {
        logger.info(`File ${targetPath} already exists in workspace, not replacing.`);
        return;
      }
      const bytes = await fetchFile({ reader: services.reader, url, token, context });
      logger.info('Processing template file with input values');
      const session = await services.openTemplates();
      try {
        const text = decode(bytes);
        if (text === undefined) throw inputError(`'${url}' is not a text file. Use fetch:plain:file for it.`);
        await workspace.write(
          targetPath,
          await renderText(session, url, text, readValues(input), readOptions(input)),
        );
      } finally {
        await session.close();
      }
      logger.info(`Template file has been written to ${targetPath}`);
    },
  });
}
