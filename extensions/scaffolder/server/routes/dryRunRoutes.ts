import { readFile, writeFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import {
  inputError,
  parseBody,
  refuseOthers,
  resolveInside,
  type PermissionService,
  type Router,
} from '#backend';
import { stringifyEntityRef } from '#model';
import { taskCreatePermission } from '../../protocol/permissions';
import { dryRunRequestSchema, type DryRunFile, type DryRunResponse } from '../../protocol/templates';
import { runTask, type RunParts } from '../run/runTask';
import { withWorkspace } from '../run/workspaces';
import type { ScaffolderSettings } from '../settings/scaffolderSettings';
import { listEntries } from '../workspace/listEntries';
import { isActionAllowed, type Access } from './access';
import { createSpec, sendErrors, validateValues, type SpecParts } from './createSpec';
import { readTemplate } from './readTemplate';

export interface DryRunParts extends SpecParts {
  access: Access;
  permissions: PermissionService;
  parts: RunParts;
  settings: () => ScaffolderSettings;
  /** Folder for the workspaces. */
  folder: string;
}

/** Files of a template are sent with the request. */
const BODY_LIMIT = 30 * 1024 * 1024;
const TIME_LIMIT_MS = 5 * 60_000;
/** Dry runs at once. Others wait. */
const MAX_RUNS = 4;

/** Runs a template without effects outside of its workspace, and returns the log and the files. */
export function dryRunRoutes(router: Router, options: DryRunParts): void {
  const { auth, access, permissions, parts, settings, folder, validate } = options;
  const inTurn = createTurns(MAX_RUNS);
  router.post(
    '/v2/dry-run',
    { ...refuseOthers(taskCreatePermission), bodyLimit: BODY_LIMIT },
    async (request, reply) => {
      const body = parseBody(dryRunRequestSchema, request.body);
      const { values, secrets = {}, directoryContents } = body;
      const template = access.limitTemplate(readTemplate(body.template, nameOf(body.template)), request);
      const errors = await validateValues(template, values, validate);
      if (errors.length > 0) return sendErrors(reply, errors);
      const spec = await createSpec(template, values, request, options);
      const caller = auth.callerOf(request);
      const log: DryRunResponse['log'] = [];
      const ended = await inTurn(() =>
        withWorkspace(
          folder,
          () => settings().limits,
          async (workspace) => {
            const contents = await workspace.createTemporaryDirectory();
            await writeFiles(contents, directoryContents);
            const signal = AbortSignal.timeout(TIME_LIMIT_MS);
            const result = await runTask(
              {
                id: randomUUID(),
                spec,
                baseUrl: pathToFileURL(join(contents, 'template.yaml')).href,
                caller,
                secrets,
                workspace,
                isDryRun: true,
                signal,
                log: (entry) => void log.push({ body: entry }),
                checkpoint: (_key, work) => work(),
                allows: (action, input) => isActionAllowed(permissions, caller, action, input),
              },
              parts,
            );
            return { result, files: 'error' in result ? [] : await readFiles(workspace.path) };
          },
        ),
      );
      if ('error' in ended.result) throw inputError(ended.result.error.message);
      return {
        log,
        directoryContents: ended.files,
        output: ended.result.output,
        steps: spec.steps,
      } satisfies DryRunResponse;
    },
  );
}

function nameOf(template: unknown): string {
  try {
    return stringifyEntityRef(template as Parameters<typeof stringifyEntityRef>[0]);
  } catch {
    throw inputError('The template needs a kind and a name.');
  }
}

async function writeFiles(folder: string, files: readonly DryRunFile[]): Promise<void> {
  for (const { path, base64Content, executable } of files) {
    const target = await resolveInside(folder, path);
    if (target === undefined) throw inputError(`The path '${path}' is outside the folder of the template.`);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, Buffer.from(base64Content, 'base64'), { mode: executable ? 0o755 : 0o644 });
  }
}

async function readFiles(folder: string): Promise<DryRunFile[]> {
  const files = (await listEntries(folder)).filter(({ kind }) => kind === 'file');
  return Promise.all(
    files.map(async ({ path, isExecutable }) => ({
      path,
      executable: isExecutable,
      base64Content: (await readFile(join(folder, path))).toString('base64'),
    })),
  );
}

/** Runs at most `limit` at once, in the order of the calls. */
function createTurns(limit: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: Array<() => void> = [];
  let active = 0;
  return async (work) => {
    if (active >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else active += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else active -= 1;
    }
  };
}
