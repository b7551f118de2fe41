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
import { stringifyEntityRef, type Entity } from '#model';
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
/** Bytes of the files in a response. */
const MAX_RESULT = 20_000_000;
/** Names of files that are left out. */
const MAX_NAMES = 100;
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
      const { secrets = {}, directoryContents } = body;
      const caller = auth.callerOf(request);
      const entity = body.template as Entity;
      const given = readTemplate(entity, stringifyEntityRef(entity));
      const template = access.limitTemplate(given, request);
      const values = access.limitValues(given, body.values, request);
      const errors = await validateValues(template, values, validate, caller);
      if (errors.length > 0) return sendErrors(reply, errors);
      const spec = await createSpec(template, values, request, options);
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
              { ...parts, settings: () => withoutSecrets(settings()) },
            );
            if ('error' in result) return { result, files: [] };
            const { files, leftOut } = await readFiles(workspace.path);
            if (leftOut.length > 0)
              log.push({
                body: {
                  message: `The files of the result are larger than ${MAX_RESULT / 1_000_000} MB. These are left out: ${leftOut.slice(0, MAX_NAMES).join(', ')}${leftOut.length > MAX_NAMES ? ', …' : ''}`,
                },
              });
            return { result, files };
          },
        ),
      );
      if ('error' in ended.result)
        return reply.code(400).send({
          error: { name: 'InputError', message: ended.result.error.message },
          request: { method: request.method, url: request.url },
          response: { statusCode: 400 },
          log,
        });
      return {
        log,
        directoryContents: ended.files,
        output: ended.result.output,
        steps: spec.steps,
      } satisfies DryRunResponse;
    },
  );
}

/** The template of a dry run is from the caller, so the secrets of the portal are replaced by their names. */
function withoutSecrets({ limits, environment }: ScaffolderSettings): ReturnType<RunParts['settings']> {
  const secrets = Object.keys(environment.secrets).map((name) => [name, `<secret ${name}>`]);
  return { limits, environment: { ...environment, secrets: Object.fromEntries(secrets) } };
}

async function writeFiles(folder: string, files: readonly DryRunFile[]): Promise<void> {
  for (const { path, base64Content, executable } of files) {
    const target = await resolveInside(folder, path);
    if (target === undefined) throw inputError(`The path '${path}' is outside the folder of the template.`);
    try {
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, Buffer.from(base64Content, 'base64'), { mode: executable ? 0o755 : 0o644 });
    } catch (error) {
      if (!isTaken(error)) throw error;
      throw inputError(
        `The path '${path}' cannot be written, because another path of the request is a file or a folder there.`,
      );
    }
  }
}

function isTaken(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'EEXIST' || code === 'ENOTDIR' || code === 'EISDIR';
}

/** Reads the files that fit into a response, and names the others. */
async function readFiles(folder: string): Promise<{ files: DryRunFile[]; leftOut: string[] }> {
  const files: DryRunFile[] = [];
  const leftOut: string[] = [];
  let bytes = 0;
  for (const { path, kind, size, isExecutable } of await listEntries(folder)) {
    if (kind !== 'file') continue;
    if (bytes + size > MAX_RESULT) {
      leftOut.push(path);
      continue;
    }
    bytes += size;
    const content = await readFile(join(folder, path));
    files.push({
      path,
      executable: isExecutable,
      base64Content: content.toString('base64'),
    });
  }
  return { files, leftOut };
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
