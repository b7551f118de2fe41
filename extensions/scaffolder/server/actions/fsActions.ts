import { lstat, mkdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { createTemplateAction, inputError, type TemplateAction } from '#backend';
import { matchFiles } from '../patterns/matchFiles';
import { listEntries } from '../workspace/listEntries';
import { openWorkspace } from '../workspace/openWorkspace';
import type { ActionServices } from './actionServices';
import { flag, schema, shape, string, strings } from './schema';

/** Creates the actions that change files of the workspace. */
export function createFsActions({ settings }: Pick<ActionServices, 'settings'>): TemplateAction[] {
  return [createDelete(settings), createRename(settings), createReaddir(settings)];
}

type Settings = ActionServices['settings'];

function createDelete(settings: Settings): TemplateAction {
  return createTemplateAction<{ files: string[] }>({
    id: 'fs:delete',
    description: 'Deletes files and directories from the workspace',
    supportsDryRun: true,
    examples: [
      {
        description: 'Delete specified files',
        example: `steps:
  - action: fs:delete
    id: deleteFiles
    name: Delete files
    input:
      files:
        - file1.txt
        - file2.txt
`,
      },
      {
        description: 'Delete files with wildcard',
        example: `steps:
  - action: fs:delete
    id: deleteFiles
    name: Delete files
    input:
      files:
        - "*.txt"
`,
      },
      {
        description: 'Delete all files in workspace',
        example: `steps:
  - action: fs:delete
    id: deleteFiles
    name: Delete files
    input:
      files:
        - "**"
`,
      },
    ],
    schema: {
      input: schema({ files: strings('A list of files and directories that will be deleted') }, ['files']),
    },
    async handler({ input, workspacePath, logger }) {
      const workspace = await openWorkspace(workspacePath, settings().limits);
      for (const pattern of input.files) {
        // A pattern that leaves the workspace is a mistake, even if nothing matches it.
        const named = await workspace.resolve(pattern);
        const isNamed = await workspace.exists(pattern);
        const paths = isNamed ? [named] : await findMatches(workspacePath, workspace.relate(named));
        for (const path of paths) {
          const relative = workspace.relate(await workspace.resolve(path));
          if (relative === '')
            throw inputError('The workspace itself cannot be deleted. Use "**" for all files in it.');
          await rm(path, { recursive: true, force: true });
          logger.info(`Deleted ${relative}.`);
        }
        if (paths.length === 0) logger.info(`Nothing matches ${pattern}.`);
      }
    },
  });
}

async function findMatches(workspacePath: string, pattern: string): Promise<string[]> {
  const paths = await matchFiles(workspacePath, [pattern]);
  return paths.map((path) => join(workspacePath, path));
}

interface RenameInput {
  files: Array<{ from: string; to: string; overwrite?: boolean }>;
}

function createRename(settings: Settings): TemplateAction {
  return createTemplateAction<RenameInput>({
    id: 'fs:rename',
    description: 'Renames files and directories within the workspace',
    supportsDryRun: true,
    examples: [
      {
        description: 'Rename specified files ',
        example: `steps:
  - action: fs:rename
    id: renameFiles
    name: Rename files
    input:
      files:
        - from: file1.txt
          to: file1Renamed.txt
        - from: file2.txt
          to: file2Renamed.txt
        - from: file3.txt
          to: file3Renamed.txt
          overwrite: true
`,
      },
    ],
    schema: {
      input: schema(
        {
          files: {
            type: 'array',
            items: shape(
              {
                from: string('The source location of the file to be renamed'),
                to: string('The destination of the new file'),
                overwrite: flag('Overwrite existing file or directory, default is false'),
              },
              ['from', 'to'],
            ),
            description: 'A list of file and directory names that will be renamed',
          },
        },
        ['files'],
      ),
    },
    async handler({ input, workspacePath, logger }) {
      const workspace = await openWorkspace(workspacePath, settings().limits);
      for (const { from, to, overwrite = false } of input.files) {
        const [source, target] = [await workspace.resolve(from), await workspace.resolve(to)];
        if (!(await workspace.exists(from)))
          throw inputError(`Cannot rename '${from}', because it does not exist.`);
        if (source === target) continue;
        if (`${target}/`.startsWith(`${source}/`) || `${source}/`.startsWith(`${target}/`))
          throw inputError(`Cannot rename '${from}' to '${to}', because one contains the other.`);
        if (await workspace.exists(to)) {
          if (!overwrite)
            throw inputError(
              `Cannot rename '${from}' to '${to}', because it exists. Use overwrite: true to replace it.`,
            );
          await rm(target, { recursive: true });
        }
        await mkdir(dirname(target), { recursive: true });
        await rename(source, target);
        logger.info(`Renamed ${workspace.relate(source)} to ${workspace.relate(target)}.`);
      }
    },
  });
}

/** An entry of the output of `fs:readdir`. */
type Found = { name: string; path: string; fullPath: string };

function createReaddir(settings: Settings): TemplateAction {
  const entry = shape(
    {
      name: string('Name of the file or directory'),
      path: string('path to the file or directory relative to the workspace'),
      fullPath: string('full path to the file or directory'),
    },
    ['name', 'path', 'fullPath'],
  );
  return createTemplateAction<{ paths: string[]; recursive?: boolean }>({
    id: 'fs:readdir',
    description: 'Reads files and directories from the workspace',
    supportsDryRun: true,
    examples: [
      {
        description: 'Read complete content of workspace',
        example: `steps:
  - action: fs:readdir
    id: read-workdir
    name: Read workspace directory
    input:
      paths:
        - .
`,
      },
      {
        description: 'Get content of the docs folder',
        example: `steps:
  - action: fs:readdir
    id: read-workdir
    name: Read workspace directory
    input:
      paths:
        - docs
      recursive: true
`,
      },
      {
        description: 'Get content of multiple folders',
        example: `steps:
  - action: fs:readdir
    id: read-workdir
    name: Read workspace directory
    input:
      paths:
        - foo
        - bar
      recursive: true
`,
      },
    ],
    schema: {
      input: schema(
        {
          paths: { type: 'array', items: { type: 'string', minLength: 1 } },
          recursive: { type: 'boolean', default: false },
        },
        ['paths'],
      ),
      output: schema({ files: { type: 'array', items: entry }, folders: { type: 'array', items: entry } }, [
        'files',
        'folders',
      ]),
    },
    async handler({ input, workspacePath, output, logger }) {
      const workspace = await openWorkspace(workspacePath, settings().limits);
      const files: Found[] = [];
      const folders: Found[] = [];
      for (const path of input.paths) {
        const folder = await workspace.resolve(path);
        const found = await lstat(folder).catch(() => undefined);
        if (!found?.isDirectory()) throw inputError(`'${path}' is not a folder of the workspace.`);
        for (const entry of await listEntries(folder)) {
          if (input.recursive !== true && entry.path.includes('/')) continue;
          const fullPath = join(folder, entry.path);
          const item = { name: basename(entry.path), path: workspace.relate(fullPath), fullPath };
          (entry.kind === 'folder' ? folders : files).push(item);
        }
      }
      logger.info(`Found ${files.length} files and ${folders.length} folders.`);
      output('files', files);
      output('folders', folders);
    },
  });
}
