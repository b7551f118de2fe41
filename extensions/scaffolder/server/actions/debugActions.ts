import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTemplateAction, inputError, LONGEST_TIMER, type TemplateAction } from '#backend';
import { listEntries } from '../workspace/listEntries';
import { amount, schema, string } from './schema';

/** Creates the actions that help authors of templates. */
export function createDebugActions(): TemplateAction[] {
  return [createLog(), createWait()];
}

interface LogInput {
  message?: string;
  listWorkspace?: boolean | 'with-filenames' | 'with-contents';
}

/** The largest file whose content is logged, in bytes. */
const MAX_PRINTED = 100_000;

function createLog(): TemplateAction {
  return createTemplateAction<LogInput>({
    id: 'debug:log',
    description: 'Writes a message into the log and/or lists all files in the workspace.',
    supportsDryRun: true,
    examples: [
      {
        description: 'Write a debug message',
        example: `steps:
  - action: debug:log
    id: write-debug-line
    name: Write "Hello Backstage!" log line
    input:
      message: Hello Backstage!
`,
      },
      {
        description: 'List the workspace directory',
        example: `steps:
  - action: debug:log
    id: write-workspace-directory
    name: List the workspace directory
    input:
      listWorkspace: true
`,
      },
      {
        description: 'List the workspace directory with file contents',
        example: `steps:
  - action: debug:log
    id: write-workspace-directory
    name: List the workspace directory with file contents
    input:
      listWorkspace: with-contents
`,
      },
    ],
    schema: {
      input: schema({
        message: string('Message to output.'),
        listWorkspace: {
          anyOf: [{ type: 'boolean' }, { type: 'string', enum: ['with-filenames', 'with-contents'] }],
          description:
            'List all files in the workspace. If used with "with-contents", also the file contents are listed.',
        },
      }),
    },
    async handler({ input, logger, workspacePath }) {
      const { message, listWorkspace = false } = input;
      logger.info(JSON.stringify(input, undefined, 2));
      if (message !== undefined) logger.info(message);
      if (listWorkspace === false) return;
      const files = (await listEntries(workspacePath)).filter(({ kind }) => kind === 'file');
      const lines = await Promise.all(
        files.map(async ({ path, size }) => {
          if (listWorkspace !== 'with-contents') return `  - ${path}`;
          if (size > MAX_PRINTED) return `  - ${path}: ${size} bytes`;
          return `  - ${path}:\n\n  ${await readFile(join(workspacePath, path), 'utf8')}`;
        }),
      );
      logger.info(`Workspace:\n${lines.join('\n')}`);
    },
  });
}

interface WaitInput {
  minutes?: number;
  seconds?: number;
  milliseconds?: number;
}

/** The longest wait in milliseconds: ten minutes. */
const MAX_WAIT = 600_000;

function createWait(): TemplateAction {
  return createTemplateAction<WaitInput>({
    id: 'debug:wait',
    description: 'Waits for a certain period of time.',
    examples: [
      {
        description: 'Waiting for 50 milliseconds',
        example: `steps:
  - action: debug:wait
    id: wait-milliseconds
    name: Waiting for 50 milliseconds
    input:
      milliseconds: 50
`,
      },
      {
        description: 'Waiting for 5 seconds',
        example: `steps:
  - action: debug:wait
    id: wait-5sec
    name: Waiting for 5 seconds
    input:
      seconds: 5
`,
      },
      {
        description: 'Waiting for 1 minutes',
        example: `steps:
  - action: debug:wait
    id: wait-1min
    name: Waiting for 1 minutes
    input:
      minutes: 1
`,
      },
    ],
    schema: {
      input: schema({
        minutes: amount('Waiting period in minutes.'),
        seconds: amount('Waiting period in seconds.'),
        milliseconds: amount('Waiting period in milliseconds.'),
      }),
    },
    async handler({ input, logger, signal }) {
      const { minutes = 0, seconds = 0, milliseconds = 0 } = input;
      const wait = minutes * 60_000 + seconds * 1000 + milliseconds;
      if (!(wait >= 0 && wait <= Math.min(MAX_WAIT, LONGEST_TIMER)))
        throw inputError('The waiting period must be at most 10 minutes, and not negative.');
      logger.info(`Waiting for ${wait / 1000} seconds.`);
      await new Promise<void>((resolve, reject) => {
        const cancel = (): void => {
          clearTimeout(timer);
          reject(signal.reason instanceof Error ? signal.reason : new Error('The task was canceled.'));
        };
        const timer = setTimeout(() => {
          signal.removeEventListener('abort', cancel);
          resolve();
        }, wait);
        if (signal.aborted) cancel();
        else signal.addEventListener('abort', cancel, { once: true });
      });
    },
  });
}
